#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  /// Takes over a list view, and lets go of the previous one.
  func attach(insteadOf old: (any ListSurface)?) {
    if let old { resign(from: old) }
    replacedDelegate = nil
    reset()
    beginAtEnd()
    guard let view else { return }
    // The previous list would continue to update the view.
    if let other = ListOwners.list(of: view), other !== self { other.view = nil }
    ListOwners.attach(view, to: self)
    if let delegate = view[.delegate], !ListShim.isReached(through: delegate) {
      replacedDelegate = delegate
      if shim.fallback(as: .delegate) == nil { shim[own: .delegate] = delegate }
    }
    keepOffset(of: view) {
      roles.give(.delegate, of: view, to: shim)
      roles.give(.dataSource, of: view, to: shim)
      (presence.reading, presence.isOutdated) = (currentReading, false)
      presence.unread = Set(ListRole.allCases).subtracting([.delegate, .dataSource])
      assignOptionalRoles(of: view)
    }
    updateEmptyContent()
    showSelection()
  }

  private func resign(from view: any ListSurface) {
    // An object of the app's that has taken a role stays there.
    for role in ListRole.allCases where roles.reach(shim, from: role, of: view) {
      view[role] = role == .delegate ? replacedDelegate : nil
    }
    roles.removeAll()
    restoreSelectionRules()
    emptiness.update(view, isEmpty: false)
  }

  /// Discards everything known about the previous view, before a new one is attached.
  private func reset() {
    emptiness.forget()
    selecting.restoreRules = nil
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    hasReportedUnknown = false
    // A view that has not loaded any data yet needs no pending changes.
    presenter.view = screen
    presenter.session?.cancel()
    #if !os(tvOS)
    dragging = ListDragging()
    sectionDrag?.move.cancel()
    sectionDrag = nil
    #endif
    presenter.flush()
    forgetMove()
  }

  /// Has the view know which closures there are from now on.
  func listen(to handlers: DelegateHandlers) {
    handlers.didChange = { [weak self] in self?.presenceDidChange() }
    presenceDidChange()
  }

  /// Has the view read what is responded to once more, soon and once for any number of changes.
  func presenceDidChange() {
    guard view != nil, !presence.isOutdated else { return }
    presence.isOutdated = true
    Task { [weak self] in self?.reassignDelegate() }
  }

  /// Has the view read what is responded to once more, if that is needed and the view is idle.
  ///
  /// UIKit reads it when the delegate is set, and does not look when the same object is set again.
  func reassignDelegate() {
    guard presence.isOutdated, let view, !shim.isSwiping else { return }
    if isHoldingItem { return watchMove() }
    presence.isOutdated = false
    let (old, new) = (presence.reading, currentReading)
    presence.reading = new
    presence.unread.formUnion(ListRole.allCases.filter { new.differs(from: old, in: $0) })
    if presence.unread.isEmpty { return }
    keepOffset(of: view) {
      if takeUnread(.delegate, in: view) { roles.renew(.delegate, of: view, to: shim) }
      // A data source that is set again is a reload, in which the first responder is lost.
      if takeUnread(.dataSource, in: view) {
        keepSelection {
          $0
        } during: {
          // A view may forget what is selected only in its next layout, and would say until then that it is.
          for path in view.selectedPaths { view.deselectRow(at: path, animated: false) }
          // The view forgets its numbers of items, and asks for them before it receives changes.
          presenter.view = screen
          roles.renew(.dataSource, of: view, to: shim)
        }
      }
      assignOptionalRoles(of: view)
    }
  }

  /// Returns whether the view has to read what is responded to in a role and can be made to, once.
  ///
  /// An object of the app's that has taken the role stays there.
  private func takeUnread(_ role: ListRole, in view: any ListSurface) -> Bool {
    guard presence.unread.contains(role), roles.reach(shim, from: role, of: view) else {
      return false
    }
    presence.unread.remove(role)
    return true
  }

  private func assignOptionalRoles(of view: any ListSurface) {
    assign(.prefetching, of: view, isNeeded: shim.responds(toAny: ListMessages.ofPrefetching))
    // `dragInteractionEnabled` is left alone: since iOS 15 it is `true` on every device, so that `false`
    // is the app's will (documentation of `UICollectionView.dragInteractionEnabled`).
    #if !os(tvOS)
    assign(.drag, of: view, isNeeded: shim.claims(.drag))
    assign(
      .drop, of: view, isNeeded: shim.claims(.drag) || shim.claims(ViewMethod<Void>.performDrop))
    #endif
  }

  /// Takes a role that the list need not have, or gives it up.
  private func assign(_ role: ListRole, of view: any ListSurface, isNeeded: Bool) {
    guard presence.unread.remove(role) != nil else { return }
    let isOwn = roles.reach(shim, from: role, of: view)
    if isOwn, isNeeded { return roles.renew(role, of: view, to: shim) }
    if isOwn { view[role] = nil }
    if !isNeeded { return }
    if role != .prefetching, let object = view[role] {
      ListReport.delegateIsTaken(of: view, "\(role)", by: object)
    } else {
      roles.give(role, of: view, to: shim)
    }
  }

  private func keepOffset(of view: any ListSurface, during body: () -> Void) {
    let offset = view.contentOffset
    body()
    if view.contentOffset != offset { view.contentOffset = offset }
  }

  func receive(from role: ListRole, of view: any ListSurface) {
    guard view === self.view, roles.receive(from: role, of: view) else { return }
    if presence.unread.contains(role) { presenceDidChange() }
  }

  private var currentReading: RespondedSelectors.Reading {
    var roles = [ListRole.delegate: selectors]
    for (role, selectors) in type(of: shim).messages.ofRoles {
      roles[role] = selectors.filter { shim.responds(toAny: [$0]) }
    }
    return RespondedSelectors.Reading(fallbacks: fallbackNumbers, roles: roles)
  }

  private var fallbackNumbers: [Int?] {
    [.delegate, .dataSource, .prefetching].map(shim.fallbackNumber)
  }

  var assignedSelectors: Set<String> { presence.reading.roles[.delegate] ?? [] }

  var hasLostFallback: Bool {
    zip(presence.reading.fallbacks, fallbackNumbers).contains { $0 != nil && $0 != $1 }
  }
}

/// The methods to which the delegates of a list view respond, as far as the view knows.
struct RespondedSelectors {
  /// What views read when an object is given a role.
  struct Reading {
    /// The numbers of the app's own objects, which may respond to messages that lists do not know.
    var fallbacks: [Int?] = []

    /// What the object in a role responds to, of what it need not; of the delegate, what closures, delegates and the
    /// source claim.
    var roles: [ListRole: Set<String>] = [:]

    /// Returns whether a view would read something else in a role than before.
    func differs(from old: Self, in role: ListRole) -> Bool {
      // All messages of a data source are known.
      roles[role] != old.roles[role] || role != .dataSource && fallbacks != old.fallbacks
    }
  }

  /// What the view has read last, or would have if the list had all roles.
  var reading = Reading()

  /// The roles in which the view has not read that.
  var unread: Set<ListRole> = []

  /// Whether the view has to read what is responded to once more.
  var isOutdated = false
}

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
  func removeAll() { entries = [:] }
}
#endif
