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
    guard shown[indexPath] != nil,
      let menu = told.tableView?(self, contextMenuConfigurationForRowAt: indexPath, point: point)
    else { return nil }
    menu.highlightPreviews = [
      told.tableView?(self, previewForHighlightingContextMenuWithConfiguration: menu)
    ]
    told.tableView?(self, willDisplayContextMenu: menu, animator: HeadlessMenuAnimator())
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
      told.tableView?(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    menu.dismissalPreviews = [
      told.tableView?(self, previewForDismissingContextMenuWithConfiguration: menu)
    ]
    told.tableView?(self, willEndContextMenuInteraction: menu, animator: animator)
    animator.complete()
  }

  /// (headless) Holds something dragged over a row for long, which selects the row.
  ///
  /// - Returns: Whether it was selected: it is on the screen, and the delegate has nothing against it.
  @_spi(Headless) public func simulateSpringLoading(at indexPath: IndexPath) -> Bool {
    guard let cell = shown[indexPath],
      told.tableView?(self, shouldSpringLoadRowAt: indexPath, with: HeadlessSpring(over: cell))
        ?? (cell.dragState == .none)
    else { return false }
    choose(indexPath, deselects: false)
    return true
  }
}
