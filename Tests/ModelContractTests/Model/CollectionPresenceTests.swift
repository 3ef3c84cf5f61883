#if canImport(UIKit)
import Testing
import UIKit

// Observed: FunctionalReactivePixels #46, RxCocoa's DelegateProxy.reset(), DTCollectionViewManager.
@MainActor
@Suite("Collection views look at what their delegate and data source respond to")
struct CollectionPresenceTests {
  @Test("A collection view asks when it gets its delegate, and not again")
  func setter() {
    let delegate = CollectionDelegate([.willShowItem])
    let collection = Collection([numbers(0..<100)])
    collection.view.delegate = delegate
    #expect(delegate.questions.contains(.willShowItem))
    delegate.forget()
    collection.view.reloadData()
    collection.layOut()
    #expect(!delegate.questions.contains(.willShowItem))
    #expect(delegate.count(.willShowItem) > 0)
  }

  @Test("A method that comes later is not called, one that is taken away is")
  func laterChanges() {
    let delegate = CollectionDelegate([.willShowItem])
    let collection = Collection([numbers(0..<100)], delegate)
    delegate.present = [.didScroll]
    delegate.forget()
    collection.view.contentOffset.y = 880
    collection.layOut()
    expectEqual(delegate.count(.didScroll), 0)
    #expect(delegate.count(.willShowItem) > 0)
  }

  @Test("The same delegate again is no news; nil before it is")
  func sameDelegate() {
    let delegate = CollectionDelegate([])
    let collection = Collection([numbers(0..<100)], delegate)
    delegate.present = [.didScroll]
    collection.view.delegate = delegate
    collection.view.contentOffset.y = 20
    expectEqual(delegate.count(.didScroll), 0)
    collection.view.delegate = nil
    collection.view.delegate = delegate
    collection.view.contentOffset.y = 40
    #expect(delegate.count(.didScroll) > 0)
  }

  // Unsure: whether the layout looks again by itself; the adapters invalidate it as well.
  @Test("A delegate that comes again with sizes is asked for them")
  func sizes() {
    let delegate = CollectionDelegate([])
    let collection = Collection([numbers(0..<100)], delegate)
    expectEqual(collection.frame(0)?.height, 44)
    delegate.present = [.itemSize]
    collection.view.delegate = nil
    collection.view.delegate = delegate
    collection.layout.invalidateLayout()
    collection.layOut()
    expectEqual(collection.frame(0)?.height, 55)
  }

  @Test("A delegate that comes again leaves the cells, the selection and the offset alone")
  func sideEffects() {
    let collection = Collection([numbers(0..<100)], CollectionDelegate([.willShowItem]))
    collection.view.contentOffset.y = 440
    collection.view.selectItem(at: [0, 12], animated: false, scrollPosition: [])
    collection.layOut()
    let cells = collection.cells
    collection.view.delegate = nil
    collection.view.delegate = collection.delegate
    collection.layOut()
    expectEqual(collection.cells, cells)
    expectEqual(collection.view.indexPathsForSelectedItems, [[0, 12]])
    expectEqual(collection.view.contentOffset.y, 440)
  }

  // Documented: a collection view does not retain its delegate and data source.
  @Test("A delegate that is gone is gone")
  func weakness() {
    let collection = Collection([numbers(0..<100)])
    func assign() {
      let delegate = CollectionDelegate([.itemSize, .didScroll])
      collection.view.delegate = delegate
    }
    assign()
    #expect(collection.view.delegate == nil)
    collection.view.contentOffset.y = 44
    #expect(collection.texts.contains("1"))
  }

  // Observed: IGListKit's IGListAdapter sets nil first to drop the counts.
  @Test("A data source that comes again is asked for numbers again, the same one is not")
  func counts() {
    let collection = Collection([numbers(0..<3)])
    collection.items.texts = [numbers(0..<2)]
    collection.view.dataSource = collection.items
    expectEqual(collection.view.numberOfItems(inSection: 0), 3)
    collection.view.dataSource = nil
    collection.view.dataSource = collection.items
    expectEqual(collection.view.numberOfItems(inSection: 0), 2)
    expectEqual(collection.texts, ["0", "1"])
  }
}
#endif
