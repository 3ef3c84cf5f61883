#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Collection views that scroll sideways, where people read in either direction.
@MainActor
@Suite("Lists that scroll sideways", .traced)
struct SidewaysListTests {
  private struct Photo: Identifiable, Equatable {
    let id: Int
  }

  private typealias Photos = BasicSection<String, Photo>

  /// A layout whose first item is at the right, with the offsets of one whose first is at the left.
  private final class MirroredLayout: UICollectionViewFlowLayout {
    private func mirror(_ rect: CGRect) -> CGRect {
      CGRect(
        x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width,
        height: rect.height)
    }

    private func mirror(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let mirrored = UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath)
      mirrored.frame = mirror(attributes.frame)
      return mirrored
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: mirror(rect))?.map(mirror)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(mirror)
    }
  }

  /// How a layout behaves where people read from right to left, if they do.
  enum Reading: CaseIterable {
    case leftToRight, mirroringItems, mirroringCoordinates
  }

  @MainActor
  private final class Stage {
    let sources = ["a", "b"].map { name in
      ArrayDataSource(sections: [Photos(id: name, items: (0..<20).map { Photo(id: $0) })])
    }
    lazy var segments = SegmentedDataSource([("a", sources[0]), ("b", sources[1])])
    lazy var list = CollectionViewDataSource(
      dataSource: segments, cell: UICollectionViewCell.self
    ) { _, _, _ in }
    let view: UICollectionView
    let window: ArticleWindow

    init(_ reading: Reading) {
      HeadlessUIKit.layoutDirection = reading == .leftToRight ? .leftToRight : .rightToLeft
      let layout = reading == .mirroringItems ? MirroredLayout() : UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 60, height: 640)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 640), collectionViewLayout: layout)
      window = ArticleWindow(view)
      segments.transition = .replacingSections
      list.scrollContext = { [segments] in segments.selected }
      list.collectionView = view
      window.settle()
    }

    /// The ids of the photos on the screen, in order.
    var visible: [Int] {
      view.indexPathsForVisibleItems.sorted().compactMap { list.item(at: $0)?.id }
    }
  }

  @Test("A list goes to its end, and follows it", arguments: Reading.allCases)
  func end(reading: Reading) {
    let stage = Stage(reading)
    defer { HeadlessUIKit.layoutDirection = .leftToRight }
    stage.list.anchoring = .visibleExceptAtEnd
    stage.list.scrollToEnd(animated: false)
    stage.window.settle()
    #expect(stage.visible.contains(19) && stage.list.isAtEnd)
    for id in 20..<23 {
      stage.sources[0].appendItems([Photo(id: id)], toSection: 0)
      stage.window.settle()
      #expect(stage.visible.contains(id) && stage.list.isAtEnd)
    }
    stage.list.scroll(to: 0, at: .start, animated: false)
    stage.window.settle()
    #expect(stage.visible.contains(0) && !stage.list.isAtEnd)
    stage.list.scrollToEnd()
    stage.window.settle()
    #expect(stage.visible.contains(22) && stage.list.isAtEnd)
  }

  @Test("What is shown for the first time begins with its first item", arguments: Reading.allCases)
  func beginning(reading: Reading) {
    let stage = Stage(reading)
    defer { HeadlessUIKit.layoutDirection = .leftToRight }
    for id in [10, 19] {
      stage.segments.selected = "a"
      stage.list.scroll(to: id, at: .start, animated: false)
      stage.window.settle()
      let left = stage.visible
      stage.segments.selected = "b"
      stage.window.settle()
      if id == 10 {
        expectEqual(stage.visible.first, 0)
        stage.list.scrollToEnd(animated: false)
      }
      stage.segments.selected = "a"
      stage.window.settle()
      expectEqual(stage.visible, left)
    }
  }
}
#endif
