import CollateCoreData
import Testing

#if canImport(CoreData) && canImport(UIKit)
import CoreData

// Compiled only, as to fetch needs a store.
@MainActor
func screen(
  of controllers: [NSFetchedResultsController<NSManagedObject>]
) throws -> CompositeDataSource<FetchedSection<NSManagedObject>> {
  CompositeDataSource(try controllers.map { try FetchedResultsDataSource($0) })
}
#endif

@MainActor
@Test("A product is enough by itself: CollateCoreData")
func coreData() {
  let numbers = ArrayDataSource(items: (1...9).map(Number.init))
  #expect(numbers.snapshot.itemCount == 9)
}

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}
