/// The styles of a picture, each with a short class name.
struct SVGStyleSheet {
  private var names: [String: String] = [:]

  /// The rules, in the order of their first use.
  private(set) var rules = ""

  /// Returns the class name of a style.
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
