#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What flow layouts ask their delegate, and do without a method")
struct FlowLayoutTests {
  // Documented: each property's page.
  @Test("The measures of a new layout")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    expectEqual(layout.scrollDirection, .vertical)
  }

  // Documented: UICollectionViewDelegateFlowLayout: the properties count without the methods.
  @Test("The properties of the layout say what the delegate does not")
  func properties() {
    let collection = Collection([numbers(0..<3)], CollectionDelegate([])) { _, layout in
      layout.sectionInset.top = 5
      layout.minimumLineSpacing = 7
    }
    expectEqual(collection.frame(0), CGRect(x: 0, y: 5, width: 320, height: 44))
    expectEqual(collection.frame(1), CGRect(x: 0, y: 56, width: 320, height: 44))
    expectEqual(collection.view.contentSize.height, 151)
  }

  // Documented: UICollectionViewDelegateFlowLayout.
  @Test("The delegate's methods say it instead of the properties")
  func methods() {
    let collection = Collection(
      [numbers(0..<3)], CollectionDelegate([.itemSize, .sectionInset, .lineSpacing])
    ) { _, layout in
      layout.sectionInset.top = 5
      layout.minimumLineSpacing = 7
    }
    expectEqual(collection.frame(0), CGRect(x: 0, y: 12, width: 320, height: 55))
    expectEqual(collection.frame(1), CGRect(x: 0, y: 73, width: 320, height: 55))
  }

  // Observed: IGListKit #80, openradar 25778615.
  @Test("Every item is asked for its size, however few are seen")
  func sizes() {
    let delegate = CollectionDelegate([.itemSize])
    let collection = Collection([numbers(0..<10_000)], delegate)
    #expect(delegate.count(.itemSize) >= 10_000)
    expectEqual(collection.view.contentSize.height, 550_000)
    expectEqual(collection.view.visibleCells.count, 8)
  }

  // Observed: openradar 25778615.
  @Test("Cells size themselves if the layout estimates, but not if the delegate has sizes")
  func selfSizing() {
    for present in [[], [.itemSize]] as [Set<Method>] {
      let collection = Collection([numbers(0..<100)], CollectionDelegate(present)) { _, layout in
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
      }
      collection.layOut()
      let heights = Set(collection.cells.map(\.frame.height))
      expectEqual(heights, [present.isEmpty ? TextCell.preferredHeight : 55])
    }
  }

  // Documented: headerReferenceSize: zero for no headers.
  @Test("Sections have headers if the layout or the delegate gives them a size")
  func headers() {
    let kind = UICollectionView.elementKindSectionHeader
    let none = Collection([["a"], ["b"]])
    #expect(none.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    let sized = Collection(Items([["a"], ["b"]], [.supplementaryView])) { _, layout in
      layout.headerReferenceSize = CGSize(width: 320, height: 22)
    }
    expectEqual(sized.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height), [22, 22])
    expectEqual(sized.view.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY, 66)
    let asked = Collection(
      Items([["a"], ["b"]], [.supplementaryView]), CollectionDelegate([.headerSize]))
    expectEqual(asked.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height), [33, 33])
    expectEqual(asked.items.count(.supplementaryView), 2)
  }

  // Documented: invalidateLayout().
  @Test("A layout that is invalidated asks again, and keeps the cells")
  func invalidation() {
    let delegate = CollectionDelegate([.itemSize])
    let collection = Collection([numbers(0..<3)], delegate)
    let cells = collection.cells
    delegate.forget()
    collection.items.forget()
    collection.layout.invalidateLayout()
    collection.layOut()
    #expect(delegate.count(.itemSize) >= 3)
    #expect(collection.cells == cells && collection.items.asked.isEmpty)
  }

  // Observed in many threads: the spacing is a minimum, and full lines reach both edges.
  @Test("Items of full lines spread to the edges")
  func justification() {
    let collection = Collection([numbers(0..<4)]) { _, layout in
      layout.itemSize = CGSize(width: 100, height: 44)
      layout.minimumInteritemSpacing = 2
    }
    expectEqual((0..<4).map { collection.frame($0)?.minX }, [0, 110, 220, 0])
  }
}
#endif
