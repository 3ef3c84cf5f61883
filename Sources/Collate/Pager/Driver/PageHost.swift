/// What shows the pages of a pager: a container view controller, a terminal, a test.
///
/// The driver tells the host what to do, in an order that is always right; the host does exactly
/// that and nothing more. It reports back what happens to itself: see ``PagerDriver``.
///
/// | member | in a container view controller |
/// | --- | --- |
/// | ``addPage(_:)`` | `addChild(page)` |
/// | ``pageDidMove(_:)`` | `page.didMove(toParent: self)` |
/// | ``beginAppearance(of:isAppearing:animated:)`` | `page.beginAppearanceTransition(isAppearing, animated: animated)` |
/// | ``attachPage(_:at:)`` | `addSubview(page.view)`, with its final frame |
/// | ``detachPage(_:)`` | `page.view.removeFromSuperview()` |
/// | ``endAppearance(of:)`` | `page.endAppearanceTransition()` |
/// | ``pageWillMoveFromParent(_:)`` | `page.willMove(toParent: nil)` |
/// | ``removePage(_:)`` | `page.removeFromParent()` |
@MainActor
public protocol PageHost<Controller>: AnyObject {
  /// The type of the pages' controllers, which is that of the pager's.
  ///
  /// A host that takes controllers of any class wants a pager that says so:
  ///
  ///     OnDemandPager(feed) { story -> UIViewController in StoryController(story) }
  associatedtype Controller: AnyObject

  /// Makes a controller a child.
  func addPage(_ page: Controller)

  /// Tells a controller that it is a child now.
  func pageDidMove(_ page: Controller)

  /// Tells a controller that it is about to be a child no more.
  func pageWillMoveFromParent(_ page: Controller)

  /// Makes a controller a child no more.
  func removePage(_ page: Controller)

  /// Tells a controller that it is about to appear or to disappear.
  ///
  /// - Parameters:
  ///   - page: The controller.
  ///   - isAppearing: Whether it is about to appear.
  ///   - animated: Whether it comes or goes with an animation.
  func beginAppearance(of page: Controller, isAppearing: Bool, animated: Bool)

  /// Tells a controller that it has appeared or disappeared, whatever was begun last.
  func endAppearance(of page: Controller)

  /// Puts a page on screen.
  ///
  /// In a loop the view belongs where the page is nearest to the position: the first page lies after
  /// the last one, too. In a jump it belongs beside the page that leaves, which
  /// ``animateJump(from:to:)`` says right afterwards.
  ///
  /// - Parameters:
  ///   - page: The controller.
  ///   - index: The index of the page, where its view belongs.
  func attachPage(_ page: Controller, at index: Int)

  /// Takes a page off the screen.
  func detachPage(_ page: Controller)

  /// Scrolls to a page at once, ending any animation.
  ///
  /// - Parameter index: The index of the page.
  func snap(to index: Int)

  /// Moves the position and all pages on screen, so that nothing seems to move.
  ///
  /// - Parameter distance: How far, in pages.
  func shift(by distance: Int)

  /// Takes the pages out of the finger's hold until it is lifted.
  func cancelDrag()

  /// Scrolls from one page to another with an animation.
  ///
  /// No page between them is ever there, so the host lays the two side by side. It begins where the
  /// pager is, see ``PagerDriver/position``: that tells which part of the way between the two indices
  /// is done already. From there it reports positions between the two, by the part of the way that is
  /// done, and it reports when it has come to rest.
  ///
  /// It is asked again when a newer jump takes over and when the pages stand elsewhere before that: it
  /// goes on then in the same way, between the new indices. In a loop it takes the shorter way; of
  /// two of the same length the one that the position is on, else the one forth.
  ///
  /// Whatever ends it, rest, ``snap(to:)``, a finger or a change of size, has pages lie in their
  /// places again.
  ///
  /// - Parameters:
  ///   - start: The index of the page that leaves; `nil` when the target alone is on screen.
  ///   - target: The index of the page to go to.
  func animateJump(from start: Int?, to target: Int)

  /// Takes notice of how many pages there are.
  ///
  /// It is the first that a host is told, at its first report, and comes whenever the number changes:
  /// before anything is put where there was no place, and after everything is off a place that goes.
  ///
  /// - Parameter count: The number of pages.
  func pageCountDidChange(to count: Int)
}
