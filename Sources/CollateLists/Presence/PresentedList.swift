#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A list without its generic parameters, as used by the object that is the view's delegate.
@MainActor
protocol PresentedList: AnyObject {
  /// The list view, if it is still alive; `nil` also once another list has taken it over.
  var view: (any ListSurface)? { get set }

  /// The closures that are set on the list itself.
  var handlers: DelegateHandlers { get }

  /// Returns whether a message has to be responded to because of a closure, a delegate or the source.
  func isClaimed(_ selector: String) -> Bool

  /// The selectors of the view's last reading.
  var assignedSelectors: Set<String> { get }

  /// Whether the view knows of a delegate or data source of the app's own that no longer exists, or was replaced.
  var hasLostFallback: Bool { get }

  /// Returns the answer of a descriptor, the list, a delegate or the source, in this order; `nil` if
  /// none has one for the item or section, which may no longer be shown.
  func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, about subject: Any, at place: Place
  ) -> Answer?

  /// Runs code on behalf of a view callback, and postpones changes of the view until it is done.
  func answer<Result>(_ body: () -> Result) -> Result

  /// Runs code for a user action, which may change the view at once.
  func act<Result>(_ body: () -> Result) -> Result

  /// Has changes of the view wait until the message under way is over.
  func postponeChanges()

  /// Tells developers, once, that the view asks about an index path that is not shown.
  func reportUnknown(_ path: IndexPath)

  /// Returns the item or section that the view shows at a place, or `nil` if there is none.
  func subject(at place: some ListPlace) -> Any?

  /// Records that the view has sent a message to the object in a role, which has passed it on.
  func receive(from role: ListRole, of view: any ListSurface)

  /// Has the view read what is responded to once more, if that is needed and the view is idle.
  func reassignDelegate()

  func sectionCount() -> Int
  func itemCount(inSection section: Int) -> Int
  func cell(at path: IndexPath, else other: () -> UIView?) -> UIView
  func willDisplay(_ cell: UIView, at path: IndexPath)

  func viewDidScroll(_ event: ScrollEvent)

  /// Records that a cell is no longer displayed, and returns the item that it showed.
  func didEndDisplaying(_ cell: UIView) -> Any?

  /// Returns the paths of items whose cells have to be made again, and not only configured.
  func outdatedPaths(among paths: [IndexPath]) -> Set<IndexPath>

  /// Whether the view for an empty list is shown, and sections have neither headers nor footers.
  var hidesSectionViews: Bool { get }

  /// Shows or hides the view for an empty list.
  func updateEmptyContent()

  /// Updates headers, footers and the layout after the change under way.
  func refreshSections(with animations: RowAnimations)

  /// Records that a view of a section will be displayed, and returns whether the section exists.
  @discardableResult
  func willDisplay(_ view: UIView, ofKind kind: String, section: Int) -> Bool

  /// Records that a view of a section is no longer displayed, and returns the section that it showed.
  func didEndDisplaying(_ view: UIView, ofKind kind: String) -> Any?

  /// The keys of headers, footers and other views that are registered with the view.
  var registeredViews: Set<String> { get set }

  /// Returns the index titles of a closure, or else those of the sections; `nil` if none is set.
  func indexTitles() -> [String]??

  /// Returns the section for an index title; `nil` if the titles are not those of sections.
  func section(ofTitleAt index: Int) -> Int?

  /// Returns the path of the first item in a section or after it, or else of the last one before.
  func firstItem(fromSection start: Int) -> IndexPath

  /// Tells closures of the items at paths, and returns the paths that are left to the app's own
  /// prefetching data source.
  func prefetch(at paths: [IndexPath], isCanceled: Bool) -> [IndexPath]

  func canMove(at path: IndexPath) -> Bool
  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath
  func didMove(from path: IndexPath, to destination: IndexPath)

  #if !os(tvOS)
  /// Returns what represents the item at a path in a drag; empty if people cannot drag it.
  func itemsToDrag(at path: IndexPath, in session: any UIDragSession) -> [UIDragItem]

  /// Records that people begin to move what they have lifted.
  func dragWillBegin(_ session: any UIDragSession)

  /// Records that a drag is over, with a drop or without.
  func dragDidEnd(_ session: any UIDragSession)

  /// Whether the list or the app takes what is dragged.
  func takes(_ session: any UIDropSession) -> Bool

  /// Returns what becomes of what is dragged if it is dropped at a path.
  func operation(for session: any UIDropSession, at path: IndexPath?) -> UIDropOperation

  /// Moves the list's own items in the source, or has a closure take what is dropped.
  func perform(_ drop: ViewDrop)

  /// Returns what represents the section of a header in a drag; empty if people cannot drag it.
  func sectionToDrag(by header: UIView, in session: any UIDragSession) -> [UIDragItem]

  /// Folds the section that people begin to move.
  func sectionDragWillBegin(_ session: any UIDragSession)

  /// Unfolds the section that was dragged, unless it was dropped.
  func sectionDragDidEnd(_ session: any UIDragSession)

  /// Records that what is dragged is no longer over the view.
  func dragDidLeave()
  #endif

  /// Whether a selection says what is selected in the view.
  var hasSelection: Bool { get }

  /// Returns whether people may select or deselect an item by a tap.
  func permitsTap(at path: IndexPath) -> Bool

  /// Selects or deselects an item that people did.
  func didTap(at path: IndexPath, isSelected: Bool)

  /// Records that a tap has been handled, after which the item is at a path.
  func didHandleTap(at path: IndexPath?)

  /// Returns the path in the source of an item that the view shows, or `nil` if it was removed.
  func sourcePath(for path: IndexPath) -> ItemPath?

  /// Returns a closure that finds the item at a path again after changes, or returns `nil` if it
  /// was removed.
  func follow(_ path: IndexPath) -> () -> IndexPath?
}

extension PresentedList {
  /// Returns the answer about an item or section that the view shows.
  func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, at place: Place
  ) -> Answer? {
    subject(at: place).flatMap { answer(method, about: $0, at: place) }
  }

  /// Returns whether the view shows something at a place, and otherwise warns developers.
  func knows(_ place: some ListPlace) -> Bool {
    if subject(at: place) != nil { return true }
    reportUnknown(place.path)
    return false
  }
}

/// What a list view reports of its scrolling.
enum ScrollEvent {
  /// The content has moved.
  case move

  /// People begin to move it: they drag it, or tap the status bar to get to the top.
  case begin

  /// An animation that was not of their making is over.
  case animationEnd

  /// The view has another size, or bars or a keyboard cover more or less of it.
  case resize
}

#if !os(tvOS)
/// A drop as a list view hands it over, without the type of the view.
struct ViewDrop {
  let session: any UIDropSession
  let destination: IndexPath?

  /// The dropped items.
  let items: [UIDragItem]

  /// Animates an item to where the view shows it.
  let animate: (_ item: UIDragItem, _ path: IndexPath) -> Void
}
#endif
#endif
