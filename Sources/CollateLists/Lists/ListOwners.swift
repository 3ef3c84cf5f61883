#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// Finds the list that a view is attached to.
///
/// The view's delegate does not identify the list, as it may be an object of a tool that passes messages on.
@MainActor
enum ListOwners {
  private struct Entry {
    weak var list: (any PresentedList)?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the list that a view is attached to, or `nil` if there is none.
  static func list(of view: any ListSurface) -> (any PresentedList)? {
    // Another view may have had the same address.
    entries[ObjectIdentifier(view)]?.list.flatMap { $0.view === view ? $0 : nil }
  }

  /// Records the list that a view is attached to.
  static func attach(_ view: any ListSurface, to list: any PresentedList) {
    entries = entries.filter { $0.value.list?.view != nil }
    entries[ObjectIdentifier(view)] = Entry(list: list)
  }
}
#endif
