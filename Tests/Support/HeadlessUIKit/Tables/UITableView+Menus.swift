// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  /// (headless) Presses a row for long.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - point: Where it is pressed, in the table.
  /// - Returns: What the delegate presents; nil for nothing.
  @_spi(Headless) public func simulateContextMenu(
    at indexPath: IndexPath, point: CGPoint = .zero
  ) -> UIContextMenuConfiguration? {
    guard shown[indexPath] != nil, let delegate,
      let menu = delegate.tableView(
        self, contextMenuConfigurationForRowAt: indexPath, point: point)
    else { return nil }
    delegate.tableView(self, willDisplayContextMenu: menu, animator: HeadlessMenuAnimator())
    return menu
  }

  /// (headless) Puts a context menu away, after touching its preview or not.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - commits: Whether the preview was touched.
  @_spi(Headless) public func endContextMenu(
    _ menu: UIContextMenuConfiguration, committing commits: Bool = false
  ) {
    let animator = HeadlessMenuAnimator(preview: commits ? menu.makePreview() : nil)
    if commits {
      delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    animator.complete()
  }
}
