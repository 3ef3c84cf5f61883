/// The styles that a picture uses, each of them with a short name.
struct SVGStyleSheet {
  private var names: [String: String] = [:]

  /// The rules, in the order in which they were asked for.
  private(set) var rules = ""

  /// Returns the name of a style.
  mutating func name(for declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = Self.name(for: names.count)
    names[declarations] = name
    rules += ".\(name){\(declarations)}"
    return name
  }

  private static func name(for number: Int) -> String {
    let letter = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : name(for: number / 26 - 1) + letter
  }
}
