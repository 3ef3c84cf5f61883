#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

final class ShelfTitle: UICollectionReusableView {
  private(set) var configurations = 0
  var text = ""

  func show(_ shelf: Shelf) {
    configurations += 1
    text = "\(shelf.id)\(shelf.title)"
  }
}

@MainActor
@Suite("Supplementary views and layouts of a collection view", .traced)
struct CollectionSectionTests {
  private let kind = UICollectionView.elementKindSectionHeader
  private let size = CGSize(width: 320, height: 20)

  private func titles(_ stage: CollectionStage) -> [String] {
    stage.view.visibleSupplementaryViews(ofKind: kind)
      .compactMap { ($0 as? ShelfTitle)?.text }.sorted()
  }

  @Test("Headers come from a class, a nib, a prototype or a registration")
  func methods() {
    let registration = UICollectionView.SupplementaryRegistration<ShelfTitle>(elementKind: kind) {
      view, _, path in view.text = "R\(path.section)"
    }
    let nib = UINib { [ShelfTitle(frame: .zero)] }
    let makers: [((Shelf) -> SupplementaryView, [String])] = [
      ({ shelf in .view(ShelfTitle.self) { $0.show(shelf) } }, ["A0", "B0"]),
      (
        { shelf in .view(method: .nibBased(ShelfTitle.self, nib)) { $0.show(shelf) } },
        ["A0", "B0"]
      ),
      ({ _ in .registration(registration) }, ["R0", "R1"]),
    ]
    for (make, expected) in makers {
      let stage = CollectionStage("A=a|B=b") { list in
        list.headerSize { size }
        list.header { shelf, _ in make(shelf) }
      }
      #expect(titles(stage) == expected)
    }
  }

  @Test("Which header: descriptor, data source, fallback")
  func chain() {
    final class Fallback: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.register(
          ShelfTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own")
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "own", for: indexPath)
        (view as? ShelfTitle)?.text = "F"
        return view
      }
    }
    let fallback = Fallback()
    withEvery("levels", in: Level.subsets.dropFirst()) { levels in
      let stage = CollectionStage("A=a") { list in
        let descriptor = SectionDescriptor<Shelf>()
        list.sectionDescriptors = [descriptor]
        list.headerSize { size }
        if levels.contains(.descriptor) {
          descriptor.header { _, _ -> SupplementaryView in
            .view(ShelfTitle.self) { $0.text = "D" }
          }
        }
        if levels.contains(.dataSource) {
          list.header { _, _ in .view(ShelfTitle.self) { $0.text = "S" } }
        }
        if levels.contains(.fallback) { list.fallbackDataSource = fallback }
      }
      let first = Level.allCases.first(where: levels.contains)
      #expect(titles(stage) == [first.map { ["D", "S", "F"][$0.rawValue] } ?? ""])
    }
  }

  @Test("New content is shown in place, and the items stay untouched")
  func refresh() {
    withQuirks {
      let stage = CollectionStage("A=ab|B=c") { list in
        list.headerSize { shelf, _ in CGSize(width: 320, height: shelf.title == 9 ? 90 : 20) }
        list.header { shelf, _ in .view(ShelfTitle.self) { $0.show(shelf) } }
      }
      let header = stage.view.supplementaryView(forElementKind: kind, at: [0, 0])
      let calls = stage.view.calls
      stage.source.sections[0].title = 9
      stage.layOut()
      #expect(titles(stage) == ["A9", "B0"])
      #expect(stage.view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
      #expect(header?.frame.height == 90)
      #expect(stage.view.calls.configuredCells == calls.configuredCells)
      #expect(stage.view.calls.reloads == calls.reloads)
    }
  }

  @Test("A header of a registration is replaced with its items")
  func refreshRegistration() {
    withQuirks {
      let stage = CollectionStage("A=ab|B=c")
      let registration = UICollectionView.SupplementaryRegistration<ShelfTitle>(elementKind: kind) {
        [source = stage.source] view, _, path in view.show(source.sections[path.section])
      }
      stage.list.headerSize { size }
      stage.list.header { _, _ in .registration(registration) }
      stage.layout.invalidateLayout()
      stage.layOut()
      #expect(titles(stage) == ["A0", "B0"])
      stage.source.sections[0].title = 9
      stage.layOut()
      #expect(titles(stage) == ["A9", "B0"])
      #expect(stage.items == stage.expectedItems)
    }
  }

  @Test("Sizes and spacings of a flow layout: descriptor, data source, fallback, layout")
  func layout() {
    withEvery("levels", in: Level.subsets) { levels in
      let witness = Witness()
      let fallback = FallbackCollectionDelegate(witness)
      let stage = CollectionStage("A=a")
      let cells = CellDescriptor<Book, BookItemCell>()
      let sections = SectionDescriptor<Shelf>()
      stage.list.cellDescriptors = [cells]
      stage.list.sectionDescriptors = [sections]
      let behaviors: [(Level, any CollectionSectionBehavior<Shelf>)] = [
        (.descriptor, sections), (.dataSource, stage.list),
      ]
      for (level, behavior) in behaviors where levels.contains(level) {
        let value = CGFloat(level.rawValue + 1)
        behavior.inset { UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0) }
        behavior.minimumLineSpacing { value }
        behavior.minimumInteritemSpacing { value }
        behavior.headerSize { CGSize(width: value, height: 1) }
        behavior.footerSize { CGSize(width: value, height: 1) }
      }
      if levels.contains(.descriptor) { cells.size { CGSize(width: 1, height: 1) } }
      if levels.contains(.dataSource) { stage.list.size { CGSize(width: 2, height: 1) } }
      if levels.contains(.fallback) { stage.list.fallbackDelegate = fallback }
      guard let delegate = stage.view.delegate as? any UICollectionViewDelegateFlowLayout else {
        Issue.record("The delegate knows nothing of flow layouts")
        return
      }
      let (view, layout) = (stage.view, stage.layout)
      let first = Level.allCases.first(where: levels.contains).map { CGFloat($0.rawValue + 1) }
      witness.fallbackAnswer = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
      #expect(delegate.collectionView(view, layout: layout, insetForSectionAt: 0).top == first ?? 0)
      witness.fallbackAnswer = CGFloat(3)
      #expect(
        delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)
          == first ?? 0)
      #expect(
        delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
          == first ?? 10)
      witness.fallbackAnswer = CGSize(width: 3, height: 1)
      #expect(
        delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0).width
          == first ?? 0)
      #expect(
        delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0).width
          == first ?? 0)
      #expect(
        delegate.collectionView(view, layout: layout, sizeForItemAt: [0, 0]).width == first ?? 320)
    }
  }

  @Test("An item whose content says another size gets it")
  func resizing() {
    withQuirks {
      let stage = CollectionStage("A=ab") {
        $0.size { book, _ in CGSize(width: 320, height: 44 + 10 * book.edition) }
      }
      stage.source.replaceItem(at: [0, 0], with: Book("a", edition: 3))
      stage.layOut()
      #expect(stage.view.shownCells[[0, 0]]?.frame.height == 74)
      #expect(stage.view.shownCells[[0, 1]]?.frame.minY == 74)
    }
  }

  @Test("Views that come and go are told with what they showed")
  func displaying() {
    var log: [String] = []
    let stage = CollectionStage("A=a|B=b") { list in
      list.headerSize { size }
      list.header { shelf, _ in .view(ShelfTitle.self) { $0.show(shelf) } }
      list.willDisplaySupplementaryView { _, _, shelf, _ in log.append("+\(shelf.id)") }
      list.didEndDisplayingSupplementaryView { _, _, shelf, _ in log.append("-\(shelf.id)") }
    }
    #expect(log.sorted() == ["+A", "+B"])
    log = []
    stage.source.removeSection(at: 0)
    stage.layOut()
    #expect(log.contains("-A"))
  }
}
#endif
