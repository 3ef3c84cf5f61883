public import Collate

/// A host without a screen, which behaves as a scroll view in a container does.
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
/// Nothing happens by itself: an animation goes on with ``step(_:)``, frame by frame. What the host
/// tells a page it passes on to every controller that is a ``PageCallReceiver``.
///
/// Directions are those of reading, so that a test is the same for all geometries: to drag by 0.5
/// brings in half of the next page, whichever side that is on.
@MainActor
public final class SimulatedPagerHost<Controller: AnyObject>: PageHost {
  /// How pages lie on the screen.
  public internal(set) var geometry: PagerGeometry

  /// Whether the first page follows the last one.
  public internal(set) var loops = false

  /// The number of pages.
  public internal(set) var pageCount = 0

  /// How far the content is scrolled, in points from the left or from the top.
  public internal(set) var contentOffset = 0.0

  /// What moves the content.
  public internal(set) var motion = Motion.resting

  /// Whether a finger is on the screen.
  public internal(set) var isTouched = false

  /// The controllers that are children, in the order they came.
  public internal(set) var children: [Controller] = []

  /// What the driver asked for that no container can do, as sentences.
  public internal(set) var complaints: [String] = []

  /// The offsets of the frames to come, the next one first.
  var path: [Double] = []

  /// Where the finger would have moved the content if it had no ends.
  var fingerOffset = 0.0

  /// Whether the pages are out of the finger's hold.
  var isTouchIgnored = false

  /// Whether the size is about to change.
  var isRotating = false

  /// The indices of the pages that a jump shows side by side.
  var jump: (start: Int, target: Int)?

  /// The controllers whose views are on screen, and where they were last.
  var views: [Attachment] = []

  /// What each controller was told to begin last.
  var begun: [ObjectIdentifier: Bool] = [:]

  var driver: (any SimulatedDriver)?

  /// Creates a host.
  ///
  /// - Parameter geometry: How pages lie on the screen.
  public init(_ geometry: PagerGeometry = .init()) {
    self.geometry = geometry
  }

  /// Shows a pager, and keeps its driver.
  ///
  /// - Parameter pager: The pages and their controllers.
  /// - Returns: The driver, which nothing has happened to but that it has its pages.
  public func show<ID: Hashable & Sendable>(
    _ pager: some Pager<ID, Controller>
  ) -> PagerDriver<ID, Controller> {
    driver?.tearDown()
    loops = pager.supply.configuration.loops
    let driver = PagerDriver(pager, host: self)
    driver.epsilon = epsilon
    self.driver = driver
    return driver
  }
}

extension SimulatedPagerHost {
  /// What moves the content of a host.
  public enum Motion: Hashable, Sendable {
    /// Nothing does.
    case resting

    /// A finger does.
    case held

    /// It goes on after the finger let go.
    case coasting

    /// It moves from one page to another, which may be far away.
    case jumping
  }

  /// A controller whose view is on screen.
  @MainActor
  public struct Attachment {
    /// The controller.
    public let controller: Controller

    /// The index of its page, which says where its view is.
    public let index: Int
  }
}

extension SimulatedPagerHost {
  /// Where the content is scrolled to, in pages from the first.
  public var position: Double {
    geometry.position(atOffset: contentOffset, pageCount: pageCount)
  }

  /// The controllers whose views are on screen, and where, in the order they came.
  ///
  /// A host lays its views out by what the driver says of their pages, which may get other indices
  /// while they are there.
  public var attachments: [Attachment] {
    views.map {
      Attachment(
        controller: $0.controller,
        index: driver?.index(ofPageShownBy: $0.controller) ?? $0.index)
    }
  }

  /// The controllers that can be seen, from the first page.
  ///
  /// Views that are attached beside the screen do not count.
  public var visiblePages: [Controller] {
    attachments.sorted { $0.index < $1.index }.filter { isVisible($0.index) }.map(\.controller)
  }

  /// The indices of the pages that belong on the screen and are not there.
  ///
  /// There are some while an overshooting spring shows what lies beyond its target, and while the
  /// host is hidden.
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
    let distance = unwrapped(Double(index), near: position) - position
    return abs(distance) < 1 - epsilon
  }

  /// Returns a position that stands for the same place and lies next to another one.
  func unwrapped(_ place: Double, near other: Double) -> Double {
    guard loops && pageCount > 0 else { return place }
    return place + ((other - place) / Double(pageCount)).rounded() * Double(pageCount)
  }
}

extension Int {
  /// The index within a loop.
  fileprivate func wrapped(_ count: Int) -> Int { (self % count + count) % count }
}
