#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// What a list answers to its view, without the list's generic parameters.
@MainActor
protocol ListRules: AnyObject {
  /// The closures that are set on the list itself.
  var handlers: DelegateHandlers { get }

  /// Returns whether a message has to be responded to because of a closure, a delegate or the source.
  func isClaimed(_ selector: String) -> Bool

  /// The selectors of the view's last reading.
  var assignedSelectors: Set<String> { get }

  /// Whether the view knows of a delegate or data source of the app's own that no longer exists.
  var hasLostFallback: Bool { get }

  /// Returns the answer of a descriptor, the list, a delegate or the source, in this order; `nil` if
  /// none has one for the item or section.
  func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, at place: Place
  ) -> Answer?

  /// Returns the answer about an item or section that may no longer be shown.
  func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, about subject: Any, at place: Place
  ) -> Answer?

  /// Runs code on behalf of a view callback, and postpones changes of the view until it is done.
  func answer<Result>(_ body: () -> Result) -> Result

  /// Runs code for a user action, which may change the view at once.
  func act<Result>(_ body: () -> Result) -> Result

  /// Tells developers, once, that the view asks about an index path that is not shown.
  func reportUnknown(_ path: IndexPath)

  /// Returns the item that the view shows at an index path, or `nil` if there is none.
  func shownItem(at path: IndexPath) -> Any?

  /// Returns a section that the view shows, or `nil` if there is none.
  func shownSection(_ section: Int) -> Any?

  /// Returns the value that the first descriptor of an item passes to its closures, and these.
  func descriptor(ofItem item: Any) -> (value: Any, handlers: DelegateHandlers)?

  /// Returns the value that the first descriptor of a section with an answer passes to its closures, and these.
  func descriptor<Answer>(
    ofSection section: Any, for method: SectionMethod<Answer>
  ) -> (value: Any, handlers: DelegateHandlers)?
}

/// A place that a list view asks about: the path of an item, a section, or the view as a whole.
@MainActor
protocol ListPlace {
  /// Returns what the view shows there, or `nil` if there is nothing.
  func subject(in list: any ListRules) -> Any?

  /// The index path of the item, or of the section alone.
  var path: IndexPath { get }

  /// Returns the value that the descriptor of a subject passes to its closures, and these.
  static func descriptor<Answer>(
    of subject: Any, for method: ListMethod<Self, Answer>, in list: any ListRules
  ) -> (value: Any, handlers: DelegateHandlers)?
}

extension IndexPath: ListPlace {
  func subject(in list: any ListRules) -> Any? { list.shownItem(at: self) }

  var path: IndexPath { self }

  static func descriptor<Answer>(
    of subject: Any, for method: ItemMethod<Answer>, in list: any ListRules
  ) -> (value: Any, handlers: DelegateHandlers)? {
    list.descriptor(ofItem: subject)
  }
}

extension Int: ListPlace {
  func subject(in list: any ListRules) -> Any? { list.shownSection(self) }

  var path: IndexPath { [self] }

  static func descriptor<Answer>(
    of subject: Any, for method: SectionMethod<Answer>, in list: any ListRules
  ) -> (value: Any, handlers: DelegateHandlers)? {
    list.descriptor(ofSection: subject, for: method)
  }
}

extension ListRules {
  /// Returns whether the view shows something at a place, and otherwise warns developers.
  func knows(_ place: some ListPlace) -> Bool {
    if place.subject(in: self) != nil { return true }
    reportUnknown(place.path)
    return false
  }
}
#endif
