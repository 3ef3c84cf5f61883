import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Collection views, what they show") @MainActor
struct CollectionDisplayTests {
  @Test("Scrolling shows items, and uses the cells of those that left again")
  func scrolling() {
    let screen = CollectionScreen([Array(0..<10)])
    expectEqual(screen.items, ["0", "1", "2"])
    let first = screen.view.cellForItem(at: path(0, 0))
    screen.view.contentOffset.y = 40
    screen.view.layoutIfNeeded()
    expectEqual(screen.log, ["end 0 at [0, 0]", "cell 3", "will 3"])
    #expect(screen.view.cellForItem(at: path(0, 3)) === first)
    HeadlessUIKit.with(\.endsDisplayingFirst, false) {
      screen.log = []
      screen.view.contentOffset.y = 80
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["cell 4", "will 4", "end 1 at [0, 1]"])
    }
    HeadlessUIKit.with(\.prefetchedItems, 1) {
      screen.log = []
      screen.view.contentOffset.y = 120
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["end 2 at [0, 2]", "cell 5", "will 5", "cell 6"])
      screen.log = []
      screen.view.contentOffset.y = 160
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["end 3 at [0, 3]", "will 6", "cell 7"])
    }
    expectEqual(screen.mistakes(), [])
  }

  @Test("Cells that left are displayed again without a question, and are reconfigured like others")
  func keptCells() {
    HeadlessUIKit.with(\.keptCells, 2) {
      let screen = CollectionScreen([Array(0..<10)])
      let first = screen.view.cellForItem(at: path(0, 0))
      screen.view.contentOffset.y = 40
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["end 0 at [0, 0]", "cell 3", "will 3"])
      #expect(screen.view.cellForItem(at: path(0, 0)) === first)
      screen.log = []
      screen.view.reconfigureItems(at: [path(0, 0)])
      expectEqual(screen.log, ["cell 0"])
      screen.log = []
      screen.view.contentOffset.y = 0
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["end 3 at [0, 3]", "will 0"])
      #expect(screen.view.cellForItem(at: path(0, 0)) === first)
      expectEqual(screen.mistakes(), [])
      // Of more cells, those that left first are used again.
      screen.view.contentOffset.y = 160
      screen.view.layoutIfNeeded()
      #expect(screen.view.cellForItem(at: path(0, 0)) == nil)
      #expect(screen.view.cellForItem(at: path(0, 2)) != nil)
    }
  }

  @Test("A cell can show another item before the end of its display is reported")
  func earlyReuse() {
    HeadlessUIKit.with {
      ($0.endsDisplayingFirst, $0.reusesCellsBeforeEnding) = (false, true)
    } _: {
      let screen = CollectionScreen([Array(0..<10)])
      let first = screen.view.cellForItem(at: path(0, 0))
      screen.view.contentOffset.y = 40
      screen.view.layoutIfNeeded()
      expectEqual(screen.log, ["cell 3", "will 3", "end 3 at [0, 0]"])
      #expect(screen.view.cellForItem(at: path(0, 3)) === first)
      expectEqual(screen.mistakes(), [])
    }
  }

  @Test("A flow layout finds in a rectangle what lies there, however long the items are")
  func flow() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 30, height: 10 + 7 * (indexPath.item % 5)) }
    }
    let screen = CollectionScreen([Array(0..<40), [], Array(40..<70)], showsHeaders: true)
    let sizes = Sizes()
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      screen.layout.scrollDirection = direction
      screen.layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 2)
      screen.view.delegate = sizes
      screen.view.layoutIfNeeded()
      let everything = CGRect(origin: .zero, size: screen.view.contentSize)
      let all = screen.layout.layoutAttributesForElements(in: everything) ?? []
      expectEqual(all.count { $0.representedElementCategory == .cell }, 70)
      expectEqual(all.count { $0.representedElementCategory == .supplementaryView }, 3)
      for start in stride(from: 0, to: max(everything.width, everything.height), by: 11) {
        let window = CGRect(x: start, y: start, width: 35, height: 35)
        for rect in [
          window, window.offsetBy(dx: 0, dy: -start), window.offsetBy(dx: -start, dy: 0),
        ] {
          let found = screen.layout.layoutAttributesForElements(in: rect) ?? []
          let naive = all.filter {
            $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX && $0.frame.minY < rect.maxY
              && rect.minY < $0.frame.maxY
          }
          expectEqual(found.map(\.frame), naive.map(\.frame))
          expectEqual(found.map(\.indexPath), naive.map(\.indexPath))
        }
      }
      for attributes in all where attributes.representedElementCategory == .cell {
        let frame = screen.layout.layoutAttributesForItem(at: attributes.indexPath)?.frame
        expectEqual(frame, attributes.frame)
      }
    }
  }

  @Test("Items in rows are found by their points")
  func points() {
    let screen = CollectionScreen([Array(0..<20)])
    screen.layout.itemSize = CGSize(width: 50, height: 40)
    screen.layout.minimumInteritemSpacing = 0
    expectEqual(screen.view.indexPathForItem(at: CGPoint(x: 75, y: 45)), path(0, 3))
    expectEqual(screen.view.indexPathForItem(at: CGPoint(x: 75, y: 445)), nil)
    screen.view.layoutIfNeeded()
    expectEqual(screen.items.count, 6)
    expectEqual(screen.view.layoutAttributesForItem(at: path(0, 19))?.frame.maxY, 400)
    expectEqual(screen.view.layoutAttributesForItem(at: path(0, 20)), nil)
  }

  @Test("Supplementary views appear and disappear, and are reported")
  func supplementary() {
    let kind = UICollectionView.elementKindSectionHeader
    let screen = CollectionScreen([[1, 2], [3, 4]], showsHeaders: true)
    expectEqual(screen.headers, [0: -1, 1: -2])
    expectEqual(screen.view.supplementaryView(forElementKind: kind, at: path(0, 0))?.tag, -1)
    expectEqual(screen.view.visibleSupplementaryViews(ofKind: kind).map(\.tag), [-1, -2])
    expectEqual(
      screen.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted(),
      [path(0, 0), path(1, 0)])
    screen.view.contentOffset.y = 60
    screen.view.layoutIfNeeded()
    expectEqual(screen.log.filter { $0.contains("header") }, ["end header 0"])
    expectEqual(screen.headers, [1: -2])
  }

  @Test("Another layout lays everything out again, with the same cells")
  func otherLayouts() {
    let screen = CollectionScreen([Array(0..<10)])
    let cells = screen.cells
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 100, height: 60)
    other.minimumLineSpacing = 0
    var isDone = false
    screen.view.setCollectionViewLayout(other, animated: true) { isDone = $0 }
    screen.view.layoutIfNeeded()
    #expect(screen.items == ["0", "1"] && screen.cells == Array(cells.prefix(2)))
    #expect(screen.layout.collectionView == nil && other.collectionView === screen.view)
    HeadlessUIKit.finishAnimations()
    #expect(isDone)
    other.itemSize.height = 30
    screen.view.layoutIfNeeded()
    expectEqual(screen.items, ["0", "1", "2", "3"])
  }

  @Test("What is not there cannot be scrolled to")
  func scrollingToItems() {
    let screen = CollectionScreen([Array(0..<10)])
    screen.view.scrollToItem(at: path(0, 5), at: .top, animated: false)
    expectEqual(screen.view.contentOffset.y, 200)
    screen.view.scrollToItem(at: path(0, 9), at: .centeredVertically, animated: false)
    expectEqual(screen.view.contentOffset.y, 280)
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.view.scrollToItem(at: path(1, 0), at: .top, animated: false)
    }
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items in section 1."
      ), true)
  }

  @Test("Items ahead are announced, in other sections too")
  func prefetching() {
    let screen = CollectionScreen([[1, 2, 3, 4], [], [5, 6]])
    screen.view.prefetchDataSource = screen
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    expectEqual(screen.log, ["prefetch [[0, 3], [2, 0], [2, 1]]"])
    screen.view.isPrefetchingEnabled = false
    screen.view.reloadData()
    screen.log = []
    screen.view.layoutIfNeeded()
    #expect(!screen.log.contains { $0.contains("prefetch") })
  }

  @Test("A title at the edge leads to its item")
  func indexTitles() {
    let screen = CollectionScreen([Array(0..<5), Array(5..<10)])
    expectEqual(screen.view.simulateTap(onIndexTitle: 1), path(1, 0))
    expectEqual(screen.view.contentOffset.y, 200)
    expectEqual(screen.view.simulateTap(onIndexTitle: 2), nil)
  }
}
