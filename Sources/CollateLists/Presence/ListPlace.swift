#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A place that a list view asks about: the path of an item, a section, or the view as a whole.
@MainActor
protocol ListPlace {
  /// Returns what the view shows there, or `nil` if there is nothing.
  func subject(in list: any PresentedList) -> Any?

  /// The index path of the item, or of the section alone.
  var path: IndexPath { get }

  /// Returns the value that the descriptor of a subject passes to its closures, and these.
  static func descriptor<Answer>(
    of subject: Any, for method: ListMethod<Self, Answer>, in list: any PresentedList
  ) -> (value: Any, handlers: DelegateHandlers)?
}

extension IndexPath: ListPlace {
  func subject(in list: any PresentedList) -> Any? { list.shownItem(at: self) }

  var path: IndexPath { self }

  static func descriptor<Answer>(
    of subject: Any, for method: ItemMethod<Answer>, in list: any PresentedList
  ) -> (value: Any, handlers: DelegateHandlers)? {
    list.descriptor(ofItem: subject)
  }
}

extension Int: ListPlace {
  func subject(in list: any PresentedList) -> Any? { list.shownSection(self) }

  var path: IndexPath { [self] }

  static func descriptor<Answer>(
    of subject: Any, for method: SectionMethod<Answer>, in list: any PresentedList
  ) -> (value: Any, handlers: DelegateHandlers)? {
    list.descriptor(ofSection: subject, for: method)
  }
}

extension PresentedList {
  /// Returns whether the view shows something at a place, and otherwise warns developers.
  func knows(_ place: some ListPlace) -> Bool {
    if place.subject(in: self) != nil { return true }
    reportUnknown(place.path)
    return false
  }
}
#endif
