import CollateLoading
import Testing

@MainActor
@Test("A product is enough by itself: CollateLoading")
func loading() async {
  let numbers = LoadingDataSource(
    PageLoader { (request: LoadRequest<Int>) in
      let first = request.key ?? 0
      return LoadedPage(items: (first..<first + 3).map(Number.init), next: first + 3)
    })
  _ = await numbers.refresh()
  #expect(numbers.snapshot.itemCount == 3)
}

nonisolated struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
