import CollatePaging
import Testing

@MainActor
@Test("A product is enough by itself: CollatePaging")
func paging() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  let pager = OnDemandPager(numbers) { Page($0) }
  #expect(pager.configuration.preload == PagerConfiguration().preload)
}

final class Page {
  let number: Number

  init(_ number: Number) { self.number = number }
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
