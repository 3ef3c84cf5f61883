import CollatePagers
import Testing

#if canImport(UIKit)
import UIKit
#endif

@MainActor
@Test("A product is enough by itself: CollatePagers")
func pagers() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  #if canImport(UIKit) && !os(tvOS)
  let pager = PagerViewController(OnDemandPager(numbers) { _ in UIViewController() })
  #expect(pager.driver.pageCount == 9)
  #else
  #expect(numbers.snapshot.itemCount == 9)
  #endif
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
