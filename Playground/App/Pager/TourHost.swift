import Collate

/// A screen of a few columns that shows the pages of a pager.
///
/// It is a container view controller and its scroll view in one: it does what the driver tells it,
/// and reports what a finger, an animation or a navigation does to it. It decides nothing.
@MainActor
final class TourHost {
  /// A page on screen, and the index at which it lies.
  struct Frame {
    let controller: FilePageController
    var index: Int
  }

  /// Two pages side by side, whatever is between them in the list.
  struct Pair {
    let start: Int?
    let target: Int

    /// How far it is between them, in pages; the shorter way if the pages loop.
    let way: Double
  }

  /// The columns of the screen held upright, and on its side.
  enum Width {
    static let usual = 12
    static let other = 7
  }

  /// What tells the host what to do.
  var driver: PagerDriver<PageLabel, FilePageController>? {
    didSet { driver?.epsilon = 0.5 / Double(width) }
  }

  /// The pages on screen.
  private(set) var frames: [Frame] = []

  /// The jump that is being animated.
  private(set) var pair: Pair?

  /// Where the screen is, in columns from the beginning of the first page.
  private(set) var offset = 0.0

  /// The columns of the screen.
  private(set) var width = Width.usual

  private(set) var pageCount = 0

  /// Whether the pages follow the finger.
  private var isHeld = false

  /// The columns that positions take in drawings.
  let positionColumns: Int

  private let loops: Bool

  /// Creates a host that nobody sees yet.
  ///
  /// - Parameters:
  ///   - limit: The most pages that there will be.
  ///   - loops: Whether the first page lies after the last one, too.
  init(pageLimit limit: Int, loops: Bool) {
    positionColumns = max(limit - 1, 0).description.count + 3
    self.loops = loops
  }

  /// Where the screen is, in pages from the first.
  var position: Double { offset / Double(width) }

  /// How far a page lies from the position; around the end if that is nearer.
  func distance(of index: Int) -> Double {
    unwrapped(Double(index), near: position) - position
  }

  /// Returns a place where the pages are the same, next to another one; of two equal ones that after.
  private func unwrapped(_ place: Double, near other: Double) -> Double {
    guard loops && pageCount > 0 else { return place }
    let count = Double(pageCount)
    return place - ((place - other) / count - 0.5).rounded(.up) * count
  }
}

extension TourHost {
  /// A finger takes hold of the pages.
  func touch() {
    isHeld = true
    pair = nil
    driver?.dragDidBegin()
  }

  /// The finger moves, which nothing follows once it lost its hold.
  func drag(to position: Double) {
    if isHeld { glide(to: position) }
  }

  /// The finger lets go.
  ///
  /// - Parameter index: Where the pages will come to rest, unless the finger lost its hold.
  func lift(toward index: Int?) {
    let target = isHeld ? index : nil
    isHeld = false
    driver?.dragDidEnd(targeting: target.map(Double.init))
  }

  /// The pages move, with a finger or without.
  func glide(to position: Double) {
    offset = position * Double(width)
    driver?.hostDidScroll(to: position)
  }

  /// An animated jump goes on.
  ///
  /// - Parameter progress: How much of the way is done.
  func animate(to progress: Double) {
    guard let pair else { return }
    let start = Double(pair.start ?? pair.target)
    glide(to: start + pair.way * progress)
  }

  /// The pages stand still.
  func rest() {
    pair = nil
    driver?.hostDidSettle()
    guard loops && pageCount > 0 else { return }
    // The place at which the first page lies twice is left for the first of the two.
    let round = Double(pageCount * width)
    offset -= (offset / round).rounded(.down) * round
  }

  /// The device is about to be turned.
  func willTurn() {
    driver?.hostSizeWillChange()
  }

  /// The screen has another width, and the offset in columns stays, as that of a scroll view does.
  func turn() {
    width = width == Width.usual ? Width.other : Width.usual
    driver?.epsilon = 0.5 / Double(width)
    driver?.hostDidScroll(to: position)
  }

  /// The device was turned.
  func didTurn() {
    driver?.hostSizeDidChange()
  }

  /// Takes the places of the pages on screen from the driver.
  ///
  /// A page that is in the list no more stays where it is, until it is taken off.
  private func layOut() {
    for (index, controller) in driver?.controllersOnScreen ?? [] {
      for place in frames.indices where frames[place].controller === controller {
        frames[place].index = index
      }
    }
  }
}

extension TourHost: PageHost {
  func addPage(_ page: FilePageController) { page.hear(.add) }

  func pageDidMove(_ page: FilePageController) { page.hear(.didMove) }

  func pageWillMoveFromParent(_ page: FilePageController) { page.hear(.willMoveFromParent) }

  func removePage(_ page: FilePageController) { page.hear(.remove) }

  func beginAppearance(of page: FilePageController, isAppearing: Bool, animated: Bool) {
    page.beginAppearance(isAppearing: isAppearing, animated: animated)
  }

  func endAppearance(of page: FilePageController) { page.endAppearance() }

  func attachPage(_ page: FilePageController, at index: Int) {
    frames.append(Frame(controller: page, index: index))
    page.hear(.attach)
  }

  func detachPage(_ page: FilePageController) {
    frames.removeAll { $0.controller === page }
    page.hear(.detach)
  }

  func snap(to index: Int) {
    pair = nil
    offset = Double(index * width)
    layOut()
  }

  func shift(by distance: Int) {
    offset += Double(distance * width)
    layOut()
  }

  func cancelDrag() { isHeld = false }

  func animateJump(from start: Int?, to target: Int) {
    let origin = Double(start ?? target)
    let way = unwrapped(Double(target), near: origin) - origin
    pair = Pair(start: start, target: target, way: way)
    let place = driver?.position ?? position
    offset = unwrapped(place, near: origin + way / 2) * Double(width)
  }

  func pageCountDidChange(to count: Int) { pageCount = count }
}
