// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// (headless) Presses an item for long.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil for the space between items.
  ///   - point: Where it is pressed, in the view.
  /// - Returns: What the delegate presents; nil for nothing.
  @_spi(Headless) public func simulateContextMenu(
    at indexPath: IndexPath?, point: CGPoint = .zero
  ) -> UIContextMenuConfiguration? {
    var paths: [IndexPath] = []
    if let indexPath {
      guard shown[indexPath] != nil else { return nil }
      // A press on one of several selected items is for all of them.
      paths = selection.contains(indexPath) ? selection.paths : [indexPath]
    }
    guard let menu = askedMenu(for: paths, at: point) else { return nil }
    menu.paths = paths
    menu.highlightPreviews = paths.map {
      told.collectionView?(self, contextMenuConfiguration: menu, highlightPreviewForItemAt: $0)
        ?? told.collectionView?(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    told.collectionView?(self, willDisplayContextMenu: menu, animator: HeadlessMenuAnimator())
    return menu
  }

  /// Asks about several items, or who does not know of that about the only one.
  private func askedMenu(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    if told.responds(to: "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
      return told.collectionView?(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    guard let path = paths.first, paths.count == 1 else { return nil }
    return told.collectionView?(self, contextMenuConfigurationForItemAt: path, point: point)
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
      told.collectionView?(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    menu.dismissalPreviews = menu.paths.map {
      told.collectionView?(self, contextMenuConfiguration: menu, dismissalPreviewForItemAt: $0)
        ?? told.collectionView?(self, previewForDismissingContextMenuWithConfiguration: menu)
    }
    told.collectionView?(self, willEndContextMenuInteraction: menu, animator: animator)
    animator.complete()
  }

  /// (headless) Holds something dragged over an item for long, which selects the item.
  ///
  /// - Returns: Whether it was selected: it is on the screen, and the delegate has nothing against it.
  @_spi(Headless) public func simulateSpringLoading(at indexPath: IndexPath) -> Bool {
    guard let cell = shown[indexPath],
      told.collectionView?(
        self, shouldSpringLoadItemAt: indexPath, with: HeadlessSpring(over: cell)) ?? true
    else { return false }
    choose(indexPath, deselects: false)
    return true
  }
}
