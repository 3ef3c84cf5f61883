extension HeadlessUIKit {
  /// Notes what crashes or corrupts some release of UIKit, and throws it when tests are that strict.
  ///
  /// - Returns: Whether it was thrown.
  @discardableResult static func hazard(_ message: String) -> Bool {
    warn("[hazard] \(message)")
    guard quirks.hazardsAreFatal else { return false }
    raise("[headless] \(message)")
    return true
  }
}
