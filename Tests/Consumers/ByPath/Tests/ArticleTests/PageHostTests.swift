import Collate
import CollateTesting
import Testing

// <WriteAPageHost.md 1>

// <WriteAPageHost.md 2>

// <WriteAPageHost.md 3>

// <WriteAPageHost.md 4>

// <WriteAPageHost.md 5>

private struct Letter: Identifiable, Equatable {
  let id: String
}

@Suite("The article about page hosts")
struct PageHostTests {
  @MainActor @Test("The host of the article shows the page to which it jumps")
  func showing() {
    // <WriteAPageHost.md 6>
    for _ in 0..<20 { strip.tick() }
    #expect(strip.picture.map(\.title) == ["c"] && strip.picture.map(\.x) == [0])
  }

  // <WriteAPageHost.md 7>

  @MainActor @Test("The smallest host shows the settled page", arguments: 0..<100)
  func smallest(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let letters = ArrayDataSource(items: ["a", "b", "c", "d"].map(Letter.init))
    let area = TabArea()
    let driver = PagerDriver(OnDemandPager(letters) { Page($0.id) }, host: area)
    area.driver = driver
    let checker = PagerDriverChecker(driver)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    for number in 0..<40 {
      let count = letters.sections[0].items.count
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where count > 1: letters.removeItem(at: [0, .random(in: 0..<count, using: &random)])
      case 1 where count < 8:
        letters.insertItem(
          Letter(id: "\(number)"), at: [0, .random(in: 0...count, using: &random)])
      default:
        driver.jump(
          toPageAt: .random(in: 0..<count, using: &random),
          animated: .random(using: &random))
      }
      #expect(area.shown.map(\.title) == driver.settledPage.map { [$0] } ?? [], "seed \(seed)")
      #expect(area.shown.map(\.state) == [.appeared], "seed \(seed)")
    }
    #expect(checker.violations == [], "seed \(seed)")
  }

  @MainActor @Test("Random events keep the host in agreement with the driver", arguments: 0..<200)
  func anything(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let letters = ArrayDataSource(items: ["a", "b", "c", "d"].map(Letter.init))
    let strip = PageStrip()
    let driver = PagerDriver(OnDemandPager(letters) { Page($0.id) }, host: strip)
    strip.driver = driver
    let checker = PagerDriverChecker(driver)
    driver.hostWillAppear(animated: false)
    driver.hostDidAppear()
    var isTouched = false
    for number in 0..<60 {
      let count = letters.sections[0].items.count
      switch Int.random(in: 0..<9, using: &random) {
      case 0 where !isTouched:
        strip.touch()
        isTouched = true
      case 0, 1: strip.drag(by: .random(in: -0.8...0.8, using: &random))
      case 2 where isTouched:
        strip.lift()
        isTouched = false
      case 3 where count > 0:
        driver.jump(toPageAt: .random(in: 0..<count, using: &random))
      case 4 where count > 0:
        letters.removeItem(at: [0, .random(in: 0..<count, using: &random)])
      case 5 where count < 8:
        letters.insertItem(
          Letter(id: "\(number)"), at: [0, .random(in: 0...count, using: &random)])
      case 6: strip.resize(toWidth: .random(in: 10...400, using: &random))
      default: strip.tick()
      }
      let places = strip.picture.sorted { $0.x < $1.x }
      let order = places.compactMap { driver.index(of: $0.title) }
      #expect(Self.isCovered(places.map(\.x)), "seed \(seed), step \(number)")
      #expect(order == order.sorted(), "seed \(seed), step \(number)")
    }
    if isTouched { strip.lift() }
    for _ in 0..<30 { strip.tick() }
    #expect(checker.violations == [], "seed \(seed)")
    #expect(strip.picture.map(\.title) == driver.settledPage.map { [$0] } ?? [], "seed \(seed)")
    #expect(strip.picture.allSatisfy { $0.x == 0 }, "seed \(seed)")
    #expect(driver.transition == nil, "seed \(seed)")
  }

  /// Whether pages at ascending places fill the screen: one of them, or two side by side.
  private static func isCovered(_ places: [Double]) -> Bool {
    switch places.count {
    case 0: return true
    case 1: return abs(places[0]) < 0.06
    case 2: return places[0] >= -1 && places[0] <= 0 && abs(places[1] - places[0] - 1) < 1e-9
    default: return false
    }
  }
}
