#if canImport(UIKit)
import Collate
import CollateUIKit
import Testing
import UIKit

@MainActor
@Suite("Lists: layouts of sections in a compositional layout")
struct SectionLayoutTests {
  private let source = ArrayDataSource(sections: [Folder("A", "abc"), Folder("B", "d")])
  private let stage = Stage()

  /// Shows the source with the layout that a list makes.
  private func view(of list: CollectionViewDataSource<Folder>) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: list.makeLayout())
    view.contentInsetAdjustmentBehavior = .never
    list.collectionView = view
    stage.show(view)
    return view
  }

  private func list() -> CollectionViewDataSource<Folder> {
    CollectionViewDataSource(dataSource: source, cell: TextCell.self) { cell, note, _ in
      cell.text = note.text
    }
  }

  /// Lines of square tiles, which are longer the longer the title is.
  private static func tiles(_ folder: Folder) -> NSCollectionLayoutSection {
    let length = CGFloat(20 * folder.title.count)
    let tile = NSCollectionLayoutSize(
      widthDimension: .absolute(length), heightDimension: .absolute(length))
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: tile)]))
  }

  @Test("A closure says how sections are laid out, and is asked again when their content changes")
  func layouts() async {
    let list = list()
    list.layout { folder, _ in Self.tiles(folder) }
    let view = view(of: list)
    expectEqual(view.layoutAttributesForItem(at: [0, 2])?.frame.origin, CGPoint(x: 40, y: 0))
    expectEqual(view.layoutAttributesForItem(at: [1, 0])?.frame.origin, CGPoint(x: 0, y: 20))
    source.sections[0].title = "AA"
    await stage.eventually {
      view.layoutAttributesForItem(at: [1, 0])?.frame.origin == CGPoint(x: 0, y: 40)
    }
    expectEqual(view.layoutAttributesForItem(at: [0, 2])?.frame.origin, CGPoint(x: 80, y: 0))
  }

  @Test("Sections that come, go and move bring their layouts along")
  func sections() async {
    let list = list()
    list.layout { folder, _ in Self.tiles(folder) }
    let view = view(of: list)
    source.sections = [Folder("CCC", "xy"), Folder("B", "d"), Folder("A", "ab")]
    await stage.eventually { view.numberOfSections == 3 && view.contentSize.height == 100 }
    expectEqual(view.layoutAttributesForItem(at: [0, 1])?.frame.origin, CGPoint(x: 60, y: 0))
    expectEqual(view.layoutAttributesForItem(at: [1, 0])?.frame.origin, CGPoint(x: 0, y: 60))
    expectEqual(view.layoutAttributesForItem(at: [2, 1])?.frame.origin, CGPoint(x: 20, y: 80))
  }

  @Test("Without a closure, a section is a plain list, with a header if there is one to show")
  func plain() {
    let kind = UICollectionView.elementKindSectionHeader
    for hasHeader in [false, true] {
      let list = list()
      if hasHeader { list.header { folder, _ in .title(folder.title) } }
      let view = view(of: list)
      expectEqual(view.cellForItem(at: [0, 1])?.frame.width, 320)
      expectEqual((view.supplementaryView(forElementKind: kind, at: [0, 0]) != nil), hasHeader)
    }
  }
}
#endif
