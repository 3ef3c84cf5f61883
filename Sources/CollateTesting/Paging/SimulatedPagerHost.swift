public import Collate

/// A host without a screen, which behaves like a scroll view in a container view controller.
///
///     let host = SimulatedPagerHost<SimulatedPage<String>>()
///     let driver = host.show(OnDemandPager(["inbox", "drafts", "sent"]) { SimulatedPage($0) })
///     let checker = PagerDriverChecker(driver)
///     host.appear(animated: true)
///     host.touchDown()
///     host.drag(byPages: 0.6)
///     host.release(velocity: 1)
///     host.runUntilRest()
///     #expect(host.visiblePages.map(\.content) == ["drafts"])
///     #expect(checker.violations == [])
///
/// Time advances only by ``step(_:)``, frame by frame. To test how your own controllers react to
/// the calls that they would receive on a screen, use ``onCall``.
///
/// Directions are in reading order, so that tests are the same for all geometries: dragging by 0.5
/// reveals half of the next page, regardless of its side.
@MainActor
public final class SimulatedPagerHost<Controller: AnyObject>: PageHost {
  /// The layout of the pages.
  package internal(set) var geometry: PagerGeometry

  /// Whether the first page follows the last one.
  public internal(set) var loops = false

  /// The number of pages.
  public internal(set) var pageCount = 0

  /// The content offset, in points from the left or the top.
  package internal(set) var contentOffset = 0.0

  /// The current motion of the content.
  package internal(set) var motion = Motion.resting

  /// Whether a finger is on the screen.
  public internal(set) var isTouched = false

  /// The child controllers, in the order in which they were added.
  public internal(set) var children: [Controller] = []

  /// A closure that is called with every call to a controller.
  ///
  ///     host.onCall = { player, call in
  ///       if call == .didAppear { player.play() } else if call == .didDisappear { player.pause() }
  ///     }
  public var onCall: ((_ controller: Controller, _ call: PageCall) -> Void)?

  /// Descriptions of invalid calls of the driver.
  public internal(set) var complaints: [String] = []

  /// The offsets of future frames, the next one first.
  var path: [Double] = []

  /// The offset to which the drag would have moved unlimited content.
  var fingerOffset = 0.0

  /// Whether the drag was cancelled.
  var isTouchIgnored = false

  /// Whether the size is about to change.
  var isRotating = false

  /// The indices of the pages that a jump shows side by side, and how far one is from the other.
  var jump: (start: Int, target: Int, way: Double)?

  /// The controllers whose views are on screen, and their last indices.
  var views: [Attachment] = []

  /// The direction of the last appearance begun for each controller.
  var begun: [ObjectIdentifier: Bool] = [:]

  var driver: (any SimulatedDriver)?

  /// Creates a host without pages.
  public convenience init() {
    self.init(PagerGeometry())
  }

  package init(_ geometry: PagerGeometry) {
    self.geometry = geometry
  }

  /// Shows a pager, and retains its driver.
  ///
  /// - Parameter pager: The pages and their controllers.
  /// - Returns: The driver, which has its pages but has received no other events.
  public func show<ID: Hashable & Sendable>(
    _ pager: some Pager<ID, Controller>
  ) -> PagerDriver<ID, Controller> {
    driver?.tearDown()
    driver = nil
    // Neither the position nor a movement of the former pages is left, and the finger was not put on these.
    (isTouched, isTouchIgnored) = (false, false)
    pageCountDidChange(to: 0)
    loops = pager.supply.configuration.loops
    let driver = PagerDriver(pager, host: self)
    driver.epsilon = epsilon
    self.driver = driver
    return driver
  }
}

extension SimulatedPagerHost {
  /// The kind of motion of a host's content.
  package enum Motion: Hashable, Sendable {
    /// The content does not move.
    case resting

    /// The user drags the content.
    case held

    /// The content decelerates after a drag.
    case coasting

    /// A jump from one page to another is animated.
    case jumping
  }

  /// A controller whose view is on screen.
  @MainActor
  package struct Attachment {
    /// The controller.
    package let controller: Controller

    /// The index of its page, which determines the place of its view.
    package let index: Int
  }
}

extension SimulatedPagerHost {
  /// The position of the content, in pages from the first one.
  public var position: Double {
    geometry.position(atOffset: contentOffset, pageCount: pageCount)
  }

  /// The controllers whose views are on screen, with their indices, in the order in which they were
  /// attached.
  ///
  /// The indices are those of the driver, because pages can get other indices while they are on
  /// screen.
  package var attachments: [Attachment] {
    views.map {
      Attachment(
        controller: $0.controller,
        index: driver?.index(ofPageShownBy: $0.controller) ?? $0.index)
    }
  }

  /// Returns the distance of a view from the place in which it fills the screen, in pages.
  ///
  /// During a jump, the views of its two pages are side by side, however far apart the pages are.
  package func offset(of view: Attachment) -> Double {
    guard let jump else { return unwrapped(Double(view.index), near: position) - position }
    guard jump.way != 0 else { return 0 }
    let start = Double(jump.start)
    let progress = (unwrapped(position, near: start + jump.way / 2) - start) / jump.way
    return (view.index == jump.start ? -progress : 1 - progress) * (jump.way < 0 ? -1 : 1)
  }

  /// The visible controllers, in the order of pages.
  ///
  /// Views that are attached outside the screen are not included.
  public var visiblePages: [Controller] {
    attachments.sorted { $0.index < $1.index }.filter { isVisible($0.index) }.map(\.controller)
  }

  /// The indices of the pages that are missing on the screen.
  ///
  /// There are some while the content overshoots its target, and while the host is hidden.
  public var gaps: [Int] {
    guard pageCount > 0 else { return [] }
    let shown = attachments.map(\.index)
    if let jump { return [jump.start, jump.target].filter { !shown.contains($0) } }
    let place = loops ? position : min(max(position, 0), Double(pageCount - 1))
    let nearest = place.rounded()
    let indices =
      abs(place - nearest) <= epsilon
      ? [Int(nearest)] : [Int(place.rounded(.down)), Int(place.rounded(.up))]
    return indices.map { loops ? $0.wrapped(pageCount) : $0 }.filter { !shown.contains($0) }
  }

  /// Half a point, in pages.
  var epsilon: Double { 0.5 / geometry.pageExtent }

  private func isVisible(_ index: Int) -> Bool {
    if jump != nil { return true }
    return abs(unwrapped(Double(index), near: position) - position) < 1 - epsilon
  }

  /// Returns the equivalent position that is nearest to another one.
  func unwrapped(_ place: Double, near other: Double) -> Double {
    guard loops && pageCount > 0 else { return place }
    return place + ((other - place) / Double(pageCount)).rounded() * Double(pageCount)
  }
}

extension Int {
  /// Returns the index wrapped within a loop.
  fileprivate func wrapped(_ count: Int) -> Int { (self % count + count) % count }
}
