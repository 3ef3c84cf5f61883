/// The styles of a picture, each with a short class name.
struct SVGStyleSheet {
  private var names: [String: String] = [:]

  /// The rules, in the order of their first use.
  private(set) var rules = ""

  /// Returns the class name of a style.
  mutating func name(for declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = "s\(names.count)"
    names[declarations] = name
    rules += ".\(name){\(declarations)}"
    return name
  }
}
