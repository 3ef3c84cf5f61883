#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// The part of a list view's delegate that table and collection views share.
@MainActor
class ScrollShim: ListShim {
  /// The list; `nil` if it was deallocated while UIKit still calls this object.
  final weak var list: (any PresentedList)? {
    didSet { rules = list }
  }

  /// The app's own objects, which are asked where the list has no answer; they are held weakly.
  var ownDelegate: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }
  var ownDataSource: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }
  var ownPrefetching: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }

  /// The index path of the last selection by the user, and a closure that returns the item's
  /// current one.
  private var selected: (path: IndexPath, current: () -> IndexPath?)?

  /// Whether a row is swiped, so that the view must not read what is responded to.
  var isSwiping: Bool { false }

  /// Returns whether an object of the app's own gets the messages of the view before this one.
  ///
  /// It passes them on to here, so they must not go back. A proxy of RxSwift is the delegate that a list
  /// finds, and becomes the delegate again with the list behind it when it is asked for the next time.
  final func isInFront(_ object: any NSObjectProtocol, as role: ListRole) -> Bool {
    object === list?.view?[role] || Self.isReached(through: object)
  }

  #if !os(tvOS)
  override class var ofRoles: [ListRole: Set<String>] {
    super.ofRoles.merging([
      .drag: Set(ViewMethod<Void>.drag.selectors),
      .drop: Set(ViewMethod<Void>.performDrop.selectors),
    ]) { $1 }
  }
  #endif

  /// The methods of the app's own delegate and data source that lists call, apart from those that
  /// the view asks for.
  func fallbackCell(at path: IndexPath) -> UIView? { nil }
  func fallbackCanMove(at path: IndexPath) -> Bool? { nil }
  func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? { nil }
  func fallbackMove(_ path: IndexPath, to destination: IndexPath) {}
}

extension ScrollShim {
  /// Selects an item by the user's hand: notifies the first that has an answer, and deselects it if
  /// that is the answer.
  final func didSelect(_ path: IndexPath, else other: () -> Void?) {
    let current = list?.follow(path)
    note(current, at: path)
    list?.didTap(at: path, isSelected: true)
    let result = answer(.didSelect, at: path) {
      other()
      return .keepSelected
    }
    guard let list, list.hasSelection else {
      if result == .deselect, let path = current?() { list?.view?.deselect(path, animated: true) }
      return
    }
    if result == .deselect { ListReport.shared.selectionDecides(in: list.view) }
    list.didHandleTap(at: current?())
  }

  /// Deselects an item by the user's hand.
  final func didDeselect(_ path: IndexPath, else other: () -> Void?) {
    let current = list?.follow(path)
    list?.didTap(at: path, isSelected: false)
    answer(.didDeselect, at: path, else: other)
    list?.didHandleTap(at: current?())
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

  /// Whether any object prefetches items that will probably be shown soon.
  final var prefetches: Bool {
    responds(toAny: Self.ofPrefetching)
  }
}

// Messages of scroll views come in the middle of their layout, when the list must not be updated.
// So they are passed on here instead of being forwarded whole.
extension ScrollShim: UIScrollViewDelegate {
  /// Calls the app's own delegate, and postpones changes of the view until it returns.
  private func notifyDelegate<Result>(_ call: (any UIScrollViewDelegate) -> Result?) -> Result? {
    guard let delegate = fallbacks.delegate as? any UIScrollViewDelegate else { return nil }
    return rules?.answer { call(delegate) } ?? nil
  }

  /// The scrolling that lists are notified of, if they need it.
  static let ofScrolling: Set<String> = [
    "scrollViewDidScroll:", "scrollViewWillBeginDragging:", "scrollViewDidEndScrollingAnimation:",
    "scrollViewDidChangeAdjustedContentInset:",
  ]

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.move)
    notifyDelegate { $0.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.drag)
    notifyDelegate { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    notifyDelegate {
      unsafe $0.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notifyDelegate { $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewWillBeginDecelerating?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidEndDecelerating?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.animationEnd)
    notifyDelegate { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.insets)
    notifyDelegate { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    notifyDelegate { $0.viewForZooming?(in: scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notifyDelegate { $0.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidZoom?(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    notifyDelegate { $0.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale) }
  }

  #if !os(tvOS)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    notifyDelegate { $0.scrollViewShouldScrollToTop?(scrollView) } ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidScrollToTop?(scrollView) }
  }
  #endif
}
#endif
