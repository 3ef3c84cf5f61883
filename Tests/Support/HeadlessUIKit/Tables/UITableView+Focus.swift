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
      // The method wins over the property.
      guard shown[path] != nil, told.tableView?(self, canFocusRowAt: path) ?? allowsFocus
      else { return false }
    }
    let context = UITableViewFocusUpdateContext(
      from: focused.map { ($0, shown[$0]) }, to: path.map { ($0, shown[$0]) })
    guard told.tableView?(self, shouldUpdateFocusIn: context) ?? true else { return false }
    if let focused { shown[focused]?.isFocusedRow = false }
    if path == nil { lastFocused = focused }
    focused = path
    if let path { shown[path]?.isFocusedRow = true }
    told.tableView?(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    // The method can only take back what the property allows.
    if let path, selectionFollowsFocus,
      told.tableView?(self, selectionFollowsFocusForRowAt: path) ?? true
    {
      choose(path, deselects: false)
    }
    return true
  }

  /// (headless) Moves the focus into the table, where it goes to the row that is preferred.
  ///
  /// A table that remembers the row that had it last does not ask for another.
  ///
  /// - Returns: The row that has the focus now.
  @_spi(Headless) @discardableResult public func simulateFocusEntering() -> IndexPath? {
    let remembered = remembersLastFocusedIndexPath ? lastFocused : nil
    let preferred = remembered ?? told.indexPathForPreferredFocusedView?(in: self)
    for path in [preferred].compactMap(\.self) + shown.keys.sorted() where simulateFocus(on: path) {
      return path
    }
    return nil
  }
}
