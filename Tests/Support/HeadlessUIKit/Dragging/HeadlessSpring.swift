/// What a delegate gets to see of something dragged that rests over a cell.
@MainActor final class HeadlessSpring: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?
  var targetItem: Any?

  init(over cell: UIView) {
    targetView = cell
    super.init()
  }
}
