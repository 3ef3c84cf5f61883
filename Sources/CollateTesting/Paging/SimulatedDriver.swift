import Collate

/// The interface of a driver for a simulated host, independent of the type of ids.
@MainActor
protocol SimulatedDriver: AnyObject {
  var epsilon: Double { get set }
  var loops: Bool { get }
  var position: Double { get }

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
    controllersOnScreen.first { $0.controller === controller }?.index
  }
}
