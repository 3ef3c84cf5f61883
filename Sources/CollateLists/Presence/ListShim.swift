#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that a list view gets as its delegate and data source.
///
/// In UIKit, a method says something by being there: a table view whose delegate has a method for
/// heights asks it for each row, whatever it returns. The class implements every method that lists
/// have closures for, but an object responds only to those that something was set for. What the
/// class does not implement is forwarded to the app's own delegate or data source.
///
/// A method answers with the first that has an answer: a descriptor, the list, a delegate for
/// reordering, the source, the app's own delegate or data source. If none has one for the item
/// under way, it returns what UIKit does without the method; that value stands after `??`.
@MainActor
class ListShim: MessageObject {
  /// The list; `nil` if it was deallocated while UIKit still calls this object.
  final weak var list: (any PresentedList)?

  /// The messages of the view's protocols that need more than a closure or the app's own delegate.
  class var messages: ListMessages { ListMessages(fixed: [], ofDataSource: []) }

  private let lost = MessageSink()

  /// The app's own delegate, data source and prefetching data source, which are held weakly.
  private var own: [ListRole: OwnObject] = [:]

  private struct OwnObject {
    weak var object: (any NSObjectProtocol)?

    /// What tells it from one that had the same address before.
    let number: Int
  }

  /// How many objects of the app's have been set.
  private var ownCount = 0

  /// The index path of the last selection by the user, and a closure that returns the item's
  /// current one.
  private var selected: (path: IndexPath, current: () -> IndexPath?)?

  /// Whether a closure was reported that deselects what a selection has.
  private var hasReportedSelection = false

  /// Whether a row is swiped, so that the view must not read what is responded to.
  var isSwiping: Bool { false }

  /// The selectors of the questions that were looked up, by their keys.
  private var selectors: [String: String?] = [:]

  /// Returns the selector by which the view asks a question, put together anew.
  func makeSelector<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? { nil }

  /// Returns the selector by which the view asks a question, which may be one for each row.
  private func selector<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    if let selector = selectors[method.key] { return selector }
    let selector = makeSelector(of: method)
    selectors[method.key] = .some(selector)
    return selector
  }

  /// The methods of the app's own delegate and data source that lists call, apart from those that
  /// the view asks for.
  func fallbackCanMove(at path: IndexPath) -> Bool? { nil }
  func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? { nil }
  func fallbackMove(_ path: IndexPath, to destination: IndexPath) {}

  // Tools may ask elsewhere than on the main thread, and get the answer of the class.
  final nonisolated override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, isOnMainThread else { return super.responds(to: aSelector) }
    if MessageObject.instancesRespond(to: aSelector) { return true }
    let isImplemented = super.responds(to: aSelector)
    let selector = NSStringFromSelector(aSelector)
    if selector == Self.mark { return true }
    return MainActor.assumeIsolated {
      if isImplemented, isClaimed(selector) { return true }
      return fallback(for: selector) != nil
    }
  }

  /// A message that is never sent: an object that responds to it is a shim, or passes messages on to
  /// one.
  private nonisolated static let mark = "collateIsReached"

  /// Returns whether an object is a shim, or passes messages on to one, as far as it says.
  static func isReached(through object: (any NSObjectProtocol)?) -> Bool {
    object.map { $0 is ListShim || $0.responds(to: Selector(mark)) } ?? false
  }

  private func isClaimed(_ selector: String) -> Bool {
    Self.messages.fixed.contains(selector) || list?.isClaimed(selector) ?? false
  }

  /// Whether the view gets an answer to any of some messages.
  final func responds(toAny selectors: some Sequence<String>) -> Bool {
    selectors.contains { responds(to: Selector($0)) }
  }

  /// The app's own object in a role, which is asked where the list has no answer.
  final subscript(own role: ListRole) -> (any NSObjectProtocol)? {
    get { own[role]?.object }
    set {
      if let newValue, newValue === own[role]?.object { return }
      ownCount += 1
      own[role] = newValue.map { OwnObject(object: $0, number: ownCount) }
    }
  }

  /// Returns the app's own object in a role, as far as it can be called.
  ///
  /// One that gets the messages of the view before this object passes them on to here, so they must not go back. A
  /// proxy of RxSwift is the delegate that a list finds, and becomes the delegate again with the list behind it when it
  /// is asked for the next time.
  final func fallback(as role: ListRole) -> (any NSObjectProtocol)? {
    guard let object = own[role]?.object, object !== list?.view?[role],
      !Self.isReached(through: object)
    else { return nil }
    return object
  }

  /// Returns the number of the app's own object in a role, as far as that can be called.
  final func fallbackNumber(as role: ListRole) -> Int? {
    fallback(as: role).flatMap { _ in own[role]?.number }
  }

  /// Returns the app's own object in a role with the protocol of the view, as far as it can be called.
  final func fallback<Object>(_ role: ListRole) -> Object? {
    // To cast nothing takes as long as to cast an object.
    fallback(as: role).flatMap { $0 as? Object }
  }

  /// Returns the app's object that a message falls back to, if it responds to it.
  final func fallback(for selector: String) -> (any NSObjectProtocol)? {
    let name = Selector(selector)
    func object(_ role: ListRole) -> (any NSObjectProtocol)? {
      fallback(as: role).flatMap { $0.responds(to: name) ? $0 : nil }
    }
    if Self.messages.ofDataSource.contains(selector) { return object(.dataSource) }
    if ListMessages.ofPrefetching.contains(selector) { return object(.prefetching) }
    if let delegate = object(.delegate) { return delegate }
    // What is unknown may be meant for the data source.
    let isKnown =
      super.responds(to: name) || Self.ofScrollViews.contains(where: selector.hasPrefix)
    return isKnown ? nil : object(.dataSource)
  }

  final nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let aSelector, isOnMainThread else { return super.forwardingTarget(for: aSelector) }
    let selector = NSStringFromSelector(aSelector)
    let target = MainActor.assumeIsolated { () -> Sent? in
      // Messages of scroll views come in the middle of their layout, when the list must not be updated.
      if Self.ofScrollViews.contains(where: selector.hasPrefix) { list?.postponeChanges() }
      if let object = fallback(for: selector) { return Sent(object: object) }
      // Proxies respond as long as what they stand for does.
      let isOfView = Self.ofViews.contains(where: selector.hasPrefix)
      return isOfView || list?.hasLostFallback ?? true ? Sent(object: lost) : nil
    }
    return target?.object ?? super.forwardingTarget(for: aSelector)
  }

  final nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    if super.conforms(to: aProtocol) { return true }
    guard isOnMainThread else { return false }
    // A protocol is not sendable, so it stays where it is.
    let targets = MainActor.assumeIsolated { own.keys.compactMap(fallback(as:)).map(Sent.init) }
    return targets.contains { $0.object.conforms(to: aProtocol) }
  }
}

extension ListShim {
  /// Returns the answer to a question about an item or section; `nil` if there is none.
  @discardableResult
  final func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, at place: Place, else other: () -> Answer?
  ) -> Answer? {
    answer(method, at: place, call: { $0 }, else: other)
  }

  /// Returns the answer to a question with further arguments; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - method: The question.
  ///   - place: The item or section.
  ///   - call: Passes the arguments to an answer.
  ///   - other: Calls the app's own delegate or data source, which responds to the question.
  /// - Returns: The first answer.
  @discardableResult
  final func answer<Place: ListPlace, Answer, Result>(
    _ method: ListMethod<Place, Answer>, at place: Place, call: (Answer) -> Result,
    else other: () -> Result?
  ) -> Result? {
    guard let list else { return nil }
    // A view may report what was removed, but not ask about it.
    if Result.self != Void.self, !list.knows(place) { return nil }
    return answer(method, about: list.subject(at: place), at: place, call: call, else: other)
  }

  /// Returns the answer to a question about an item or section that may no longer be shown.
  @discardableResult
  final func answer<Place: ListPlace, Answer, Result>(
    _ method: ListMethod<Place, Answer>, about subject: Any?, at place: Place,
    call: (Answer) -> Result, else other: () -> Result?
  ) -> Result? {
    guard let list else { return nil }
    let body = {
      subject.flatMap { list.answer(method, about: $0, at: place) }.map(call)
        ?? self.fallBack(method, other)
    }
    return method.isAction ? list.act(body) : list.answer(body)
  }

  /// Returns the answer to a question about the list view as a whole; `nil` if there is none.
  @discardableResult
  final func answer<Answer, Result>(
    _ method: ViewMethod<Answer>, call: (Answer) -> Result, else other: () -> Result?
  ) -> Result? {
    guard let list else { return nil }
    return list.answer { list.handlers[view: method].map(call) ?? fallBack(method, other) }
  }

  /// Returns what a list answers itself; `nil` if there is no list any more.
  @discardableResult
  final func ask<Result>(_ body: (any PresentedList) -> Result) -> Result? {
    guard let list else { return nil }
    return list.answer { body(list) }
  }

  /// Whether the view knows that a question can be asked because of a closure, a delegate or the
  /// source.
  final func claims<Place, Answer>(_ method: ListMethod<Place, Answer>) -> Bool {
    guard let list, let selector = selector(of: method) else { return false }
    return list.assignedSelectors.contains(selector)
  }

  /// Returns the answer of the app's own delegate or data source; `nil` if it does not respond.
  final func fallBack<Place, Answer, Result>(
    _ method: ListMethod<Place, Answer>, _ other: () -> Result?
  ) -> Result? {
    guard !own.isEmpty, let selector = selector(of: method), fallback(for: selector) != nil else {
      return nil
    }
    return other()
  }

  /// Records that a cell will be displayed, and notifies the first that has an answer.
  final func willDisplay(
    _ cell: UIView, at path: IndexPath, in view: any ListSurface, else other: () -> Void?
  ) {
    list?.receive(from: .delegate, of: view)
    list?.willDisplay(cell, at: path)
    answer(.willDisplay, at: path, call: { $0(cell) }, else: other)
  }

  /// Records that a cell is no longer displayed, and notifies the first that has an answer.
  final func didEndDisplaying(_ cell: UIView, at path: IndexPath, else other: () -> Void?) {
    let item = list?.didEndDisplaying(cell)
    answer(.didEndDisplaying, about: item, at: path, call: { $0(cell) }, else: other)
  }

  /// Selects an item by the user's hand: notifies the first that has an answer, and deselects it if
  /// that is the answer.
  final func didSelect(_ path: IndexPath, else other: (IndexPath) -> Void?) {
    let current = list?.follow(path)
    note(current, at: path)
    let result = passTap(on: path, isSelected: true, to: .didSelect, current) {
      other($0)
      return .keepSelected
    }
    guard let list, list.hasSelection else {
      if result == .deselect, let path = current?() {
        list?.view?.deselectRow(at: path, animated: true)
      }
      return
    }
    if result == .deselect, !hasReportedSelection {
      hasReportedSelection = true
      ListReport.selectionDecides(in: list.view)
    }
    list.didHandleTap(at: current?())
  }

  /// Deselects an item by the user's hand.
  final func didDeselect(_ path: IndexPath, else other: (IndexPath) -> Void?) {
    let current = list?.follow(path)
    passTap(on: path, isSelected: false, to: .didDeselect, current, else: other)
    list?.didHandleTap(at: current?())
  }

  /// Passes a tap on to the selection, and then the item that was tapped to the first that has an answer.
  @discardableResult
  private func passTap<Answer>(
    on path: IndexPath, isSelected: Bool, to method: ItemMethod<Answer>,
    _ current: (() -> IndexPath?)?, else other: (IndexPath) -> Answer?
  ) -> Answer? {
    guard let item = list?.subject(at: path) else {
      return answer(method, at: path) { other(path) }
    }
    // A tap shows what has waited, and an observer of the selection may change the list.
    list?.didTap(at: path, isSelected: isSelected)
    let place = current?() ?? path
    return answer(method, about: item, at: place, call: { $0 }, else: { other(place) })
  }

  /// Stores how to find the selected item again, until the current run of the main actor ends.
  private func note(_ current: (() -> IndexPath?)?, at path: IndexPath) {
    selected = current.map { (path, $0) }
    Task { [weak self] in self?.selected = nil }
  }

  /// Returns the current index path of an item, given the one that the list view passed; `nil` if
  /// it no longer exists.
  ///
  /// After a selection, a list view performs the primary action with the same index path. The
  /// selection handler may have moved the item in the meantime.
  final func current(_ path: IndexPath) -> IndexPath? {
    guard let selected, selected.path == path else { return path }
    return selected.current()
  }

  /// Tells closures of items to prefetch, and the app's own data source of the rest.
  final func prefetch(
    at paths: [IndexPath], isCanceled: Bool, else other: (_ paths: [IndexPath]) -> Void?
  ) {
    list?.answer {
      let rest = list?.prefetch(at: paths, isCanceled: isCanceled) ?? []
      if !rest.isEmpty { other(rest) }
    }
  }
}

/// Takes an object out of the main actor, to its caller who is there.
private struct Sent: @unchecked Sendable {
  let object: any NSObjectProtocol
}

// What lists need of the messages of scroll views; the others are forwarded.
extension ListShim: UIScrollViewDelegate {
  /// How the names of all messages of scroll views begin.
  fileprivate static let ofScrollViews = ["scrollView", "viewForZooming"]
  fileprivate static let ofViews = ofScrollViews + ["tableView:", "collectionView:"]

  /// Calls the app's own delegate, and postpones changes of the view until it returns.
  private func notifyDelegate<Result>(_ call: (any UIScrollViewDelegate) -> Result?) -> Result? {
    guard let delegate = fallback(as: .delegate) as? any UIScrollViewDelegate else { return nil }
    return list?.answer { call(delegate) } ?? nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.move)
    notifyDelegate { $0.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.begin)
    notifyDelegate { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.animationEnd)
    notifyDelegate { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.resize)
    notifyDelegate { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
  }

  #if !os(tvOS)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    let isAllowed = notifyDelegate { $0.scrollViewShouldScrollToTop?(scrollView) } ?? true
    if isAllowed { list?.viewDidScroll(.begin) }
    return isAllowed
  }
  #endif
}
#endif
