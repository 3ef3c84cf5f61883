/// The short name of a page in a tour, of letters as the columns of a spreadsheet have them.
struct PageLabel: Hashable, Sendable {
  /// The number of the page, from zero, in the order in which pages were named.
  let number: Int
}

extension PageLabel: CustomStringConvertible {
  /// The letters.
  var description: String {
    var letters: [Character] = []
    var rest = number
    repeat {
      letters.append(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26))))
      rest = rest / 26 - 1
    } while rest >= 0
    return String(letters.reversed())
  }
}
