import Collate

/// A driver as a simulated host sees it, which cares for no page's identity.
@MainActor
protocol SimulatedDriver: AnyObject {
  var epsilon: Double { get set }
  var position: Double { get }
  var settledIndex: Int? { get }

  /// Returns the index of the page on screen that a controller shows.
  func index(ofPageShownBy controller: AnyObject) -> Int?

  func hostWillAppear(animated: Bool)
  func hostDidAppear()
  func hostWillDisappear(animated: Bool)
  func hostDidDisappear()
  func hostDidScroll(to position: Double)
  func dragDidBegin()
  func dragDidEnd(targeting position: Double?)
  func hostDidSettle(at position: Double?)
  func hostSizeWillChange()
  func hostSizeDidChange()
  func didReceiveMemoryWarning()
  func tearDown()
}

extension PagerDriver: SimulatedDriver {
  func index(ofPageShownBy controller: AnyObject) -> Int? {
    machine.attachedPages.first { self.controller(of: $0.base) === controller }
      .flatMap { machine.pages.index(of: $0) }
  }
}
