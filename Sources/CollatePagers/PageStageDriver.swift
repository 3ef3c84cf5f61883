#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
package import CollatePaging
import UIKit

/// A driver without the type of its page ids, as used by a stage.
@MainActor
protocol PageStageDriver: AnyObject {
  var position: Double { get }
  var epsilon: Double { get set }
  var visibleNeighbors: Int { get set }
  var loops: Bool { get }
  var settledIndex: Int? { get }
  var targetIndex: Int? { get }

  /// Whether nothing is moving, as far as the driver knows.
  var isIdle: Bool { get }

  /// Whether the driver is notifying pages and observers, so that events have to wait.
  var isPerforming: Bool { get }

  /// The pages whose views are on screen, with their indices.
  var pagesOnScreen: [(index: Int, page: UIViewController)] { get }

  /// Returns the page at an index, if it has a controller.
  func loadedPage(at index: Int) -> UIViewController?

  /// Returns whether there is a page to go to.
  func canTurn(_ turn: PageTurn) -> Bool

  /// Goes to another page, and returns whether there is one.
  func turn(_ turn: PageTurn) -> Bool

  func hostDidScroll(to position: Double)
  func dragDidBegin()
  func dragDidEnd(targeting position: Double?)
  func hostDidSettle(at position: Double?)
  func hostSizeWillChange()
  func hostSizeDidChange()
}

extension PagerDriver: PageStageDriver where Controller: UIViewController {
  var isIdle: Bool { machine.phase == .idle }

  var pagesOnScreen: [(index: Int, page: UIViewController)] {
    controllersOnScreen.map { ($0.index, $0.controller) }
  }

  func turn(_ turn: PageTurn) -> Bool {
    guard canTurn(turn) else { return false }
    switch turn {
    case .next: jump(by: 1)
    case .previous: jump(by: -1)
    case .first: jump(toPageAt: 0)
    case .last: jump(toPageAt: pageCount - 1)
    }
    return true
  }

  func loadedPage(at index: Int) -> UIViewController? {
    index < pageCount ? controller(at: index) : nil
  }

  func canTurn(_ turn: PageTurn) -> Bool {
    guard let index = targetIndex else { return false }
    let last = pageCount - 1
    switch turn {
    case .next: return index < last || loops && last > 0
    case .previous: return index > 0 || loops && last > 0
    case .first: return index > 0
    case .last: return index < last
    }
  }
}
#endif
