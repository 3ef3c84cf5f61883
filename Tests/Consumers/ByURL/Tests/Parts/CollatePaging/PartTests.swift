import CollatePaging
import Testing

@MainActor
@Test("A product is enough by itself: CollatePaging")
func paging() {
  let screen = Screen()
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  let driver = PagerDriver(OnDemandPager(numbers) { Page($0) }, host: screen)
  driver.hostDidAppear()
  driver.jump(to: 5, animated: false)
  #expect(screen.shown == [5])
  driver.tearDown()
  #expect(screen.shown == [])
}

/// Shows pages as the numbers that they have.
@MainActor
final class Screen: PageHost {
  private(set) var shown: Set<Int> = []

  func addPage(_ page: Page) {}
  func pageDidMove(_ page: Page) {}
  func pageWillMoveFromParent(_ page: Page) {}
  func removePage(_ page: Page) {}
  func beginAppearance(of page: Page, isAppearing: Bool, animated: Bool) {
    if isAppearing { shown.insert(page.number.id) } else { shown.remove(page.number.id) }
  }
  func endAppearance(of page: Page) {}
  func attachPage(_ page: Page, at index: Int) {}
  func detachPage(_ page: Page) {}
  func snap(to index: Int) {}
  func shift(by distance: Int) {}
  func cancelDrag() {}
  func animateJump(from start: Int?, to target: Int) {}
  func pageCountDidChange(to count: Int) {}
}

final class Page {
  let number: Number

  init(_ number: Number) { self.number = number }
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
