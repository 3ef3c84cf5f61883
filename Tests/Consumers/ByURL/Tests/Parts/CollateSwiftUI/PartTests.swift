import CollateSwiftUI
import Testing

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
@Test("A product is enough by itself: CollateSwiftUI")
func views() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  #if canImport(SwiftUI) && canImport(UIKit)
  _ = CollateList(numbers) { Text("\($0.id)") }
  #endif
  #expect(numbers.snapshot.itemCount == 9)
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
