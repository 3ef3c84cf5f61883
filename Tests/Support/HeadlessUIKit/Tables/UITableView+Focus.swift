// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  /// (headless) The row that has the focus.
  @_spi(Headless) public var focusedIndexPath: IndexPath? { focused }

  /// (headless) Moves the focus to a row, or out of the table.
  ///
  /// - Returns: Whether the delegate let it.
  @_spi(Headless) @discardableResult public func simulateFocus(on path: IndexPath?) -> Bool {
    guard path != focused else { return true }
    if let path {
      guard shown[path] != nil, told?(self, canFocusRowAt: path) ?? allowsFocus
      else { return false }
    }
    let context = UITableViewFocusUpdateContext(
      from: focused.map { ($0, shown[$0]) }, to: path.map { ($0, shown[$0]) })
    guard told?(self, shouldUpdateFocusIn: context) ?? true else { return false }
    if let focused { shown[focused]?.isFocusedRow = false }
    focused = path
    if let path { shown[path]?.isFocusedRow = true }
    told?(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    if let path, told?(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus {
      select(path)
    }
    return true
  }

  /// (headless) Moves the focus into the table, where it goes to the row that is preferred.
  ///
  /// - Returns: The row that has the focus now.
  @_spi(Headless) @discardableResult public func simulateFocusEntering() -> IndexPath? {
    let preferred = told?(in: self)
    for path in [preferred].compactMap(\.self) + shown.keys.sorted() where simulateFocus(on: path) {
      return path
    }
    return nil
  }
}
