#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What an object can be for a list view: its data source, its delegate, and so on.
enum ListRole: CaseIterable {
  case dataSource
  case delegate
  case prefetching
  #if !os(tvOS)
  case drag
  case drop
  #endif
}

/// The objects that a list has put into the roles of its view.
///
/// They need not be what the view has there. Tools that watch an app put an object of their own in the
/// place of a delegate, which passes messages on: later, or at once in a setter that they replaced
/// (pull request 2717 and issue 2760 of dd-sdk-ios). Such an object stays.
@MainActor
final class ListRoles {
  private struct Entry {
    /// What the list has set, or would have to set again.
    weak var given: (any NSObjectProtocol)?

    /// What the view has had in the role since.
    weak var shown: (any NSObjectProtocol)?
  }

  private var entries: [ListRole: Entry] = [:]
}

extension ListRoles {
  /// Returns whether the messages that a view sends to a role reach the list, as far as is known.
  func reach(_ shim: ListShim, from role: ListRole, of view: any ListSurface) -> Bool {
    guard let object = view[role] else { return false }
    return object === entries[role]?.shown || ListShim.isReached(through: object)
  }

  /// Gives a role to an object, in the place of any other one.
  func give(_ role: ListRole, of view: any ListSurface, to object: any NSObjectProtocol) {
    view[role] = nil
    view[role] = object
    entries[role] = Entry(given: object, shown: view[role])
  }

  /// Has a view read again what the object in a role responds to, which it does only for another one.
  func renew(_ role: ListRole, of view: any ListSurface, to shim: ListShim) {
    let current = view[role]
    // In a view that wraps what it is given, the wrapper must not be wrapped once more.
    let object = current === entries[role]?.shown ? entries[role]?.given : current
    give(role, of: view, to: object ?? shim)
    // The view was perhaps the last to retain it.
    withExtendedLifetime(current) {}
  }

  /// Records that a message was sent to a role of a view, so that the object in it passes them on.
  ///
  /// - Returns: Whether that was unknown.
  func receive(from role: ListRole, of view: any ListSurface) -> Bool {
    let object = view[role]
    if object == nil || object === entries[role]?.shown { return false }
    entries[role] = Entry(given: object, shown: object)
    return true
  }

  /// Forgets what was put into roles.
  func removeAll() {
    entries = [:]
  }
}
#endif
