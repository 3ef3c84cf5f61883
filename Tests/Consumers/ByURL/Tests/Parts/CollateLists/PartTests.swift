import CollateLists
import Testing

#if canImport(UIKit)
import UIKit
#endif

@MainActor
@Test("A product is enough by itself: CollateLists")
func lists() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  #if canImport(UIKit)
  let list = TableViewDataSource(dataSource: numbers, cell: UITableViewCell.self) {
    cell, number, _ in
    cell.accessibilityLabel = "\(number.id)"
  }
  #expect(list.snapshot.itemCount == 9)
  #else
  #expect(numbers.snapshot.itemCount == 9)
  #endif
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
