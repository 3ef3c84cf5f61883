extension HeadlessUIKit {
  /// Runs a body with one quirk set to another value.
  ///
  /// - Parameters:
  ///   - quirk: The quirk.
  ///   - value: Its value while the body runs.
  ///   - body: What runs.
  /// - Returns: What the body returns.
  public static func with<Value, Result>(
    _ quirk: WritableKeyPath<Quirks, Value>, _ value: Value, _ body: () throws -> Result
  ) rethrows -> Result {
    let old = quirks
    quirks[keyPath: quirk] = value
    defer { quirks = old }
    return try body()
  }
}
