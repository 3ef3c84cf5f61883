// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(
    from previous: (path: IndexPath, view: UIView?)?, to next: (path: IndexPath, view: UIView?)?
  ) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous?.path, next?.path)
    super.init(from: previous?.view, to: next?.view)
  }
}
