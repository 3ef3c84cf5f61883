/// A type that displays the pages of a pager, such as a container view controller, a terminal or a
/// test.
///
/// The driver calls the methods of the host in a valid order; the host must perform exactly these
/// operations. It reports its own events to the ``PagerDriver``.
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
  /// The type of the pages' controllers, the same as that of the pager.
  ///
  /// For a host that accepts controllers of any class, specify the type in the pager:
  ///
  ///     OnDemandPager(feed) { story -> UIViewController in StoryController(story) }
  associatedtype Controller: AnyObject

  /// Adds a controller as a child.
  func addPage(_ page: Controller)

  /// Notifies a controller that it became a child.
  func pageDidMove(_ page: Controller)

  /// Notifies a controller that it is about to be removed as a child.
  func pageWillMoveFromParent(_ page: Controller)

  /// Removes a controller as a child.
  func removePage(_ page: Controller)

  /// Notifies a controller that it is about to appear or disappear.
  ///
  /// - Parameters:
  ///   - page: The controller.
  ///   - isAppearing: Whether it is about to appear.
  ///   - animated: Whether the transition is animated.
  func beginAppearance(of page: Controller, isAppearing: Bool, animated: Bool)

  /// Notifies a controller that the appearance or disappearance begun last has ended.
  func endAppearance(of page: Controller)

  /// Adds the view of a page.
  ///
  /// In a loop, place the view where the page is nearest to the position: the first page also
  /// follows the last one. In a jump, place it next to the page that disappears;
  /// ``animateJump(from:to:)`` is called directly afterwards.
  ///
  /// - Parameters:
  ///   - page: The controller.
  ///   - index: The index of the page, which determines the place of its view.
  func attachPage(_ page: Controller, at index: Int)

  /// Removes the view of a page.
  func detachPage(_ page: Controller)

  /// Scrolls to a page without animation, ending any animation.
  ///
  /// - Parameter index: The index of the page.
  func snap(to index: Int)

  /// Shifts the position and all views by whole pages, without visible movement.
  ///
  /// - Parameter distance: The distance, in pages.
  func shift(by distance: Int)

  /// Ignores the current drag until the user lifts the finger.
  func cancelDrag()

  /// Scrolls from one page to another with animation.
  ///
  /// The pages between the two are not loaded, so place the two side by side. Start at
  /// ``PagerDriver/position``, which determines the completed part of the way between the two
  /// indices. During the animation, report positions between the two indices in proportion to the
  /// completed part, and report when it ends.
  ///
  /// The method is called again when a newer jump takes over, and when the indices of the pages, or in
  /// a loop their number, change during the animation: continue then in the same way between the indices. In a loop,
  /// take the shorter way; if both have the same length, the one that the position is on, otherwise
  /// the one forward.
  ///
  /// When the animation ends, because of completion, ``snap(to:)``, a drag or a size change, return
  /// the pages to their regular places.
  ///
  /// - Parameters:
  ///   - start: The index of the page that disappears; `nil` if only the target is on screen.
  ///   - target: The index of the page to go to.
  func animateJump(from start: Int?, to target: Int)

  /// Updates the number of pages.
  ///
  /// It is the first method called, after the first report of the host, and is called whenever the
  /// number changes: before views are added at new indices, and after views have been removed from
  /// indices that no longer exist.
  ///
  /// The position stays the same, in pages; as long as there are none, it is 0, and so it is when
  /// the first ones arrive.
  ///
  /// - Parameter count: The number of pages.
  func pageCountDidChange(to count: Int)
}
