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

  private func titles(_ stage: CollectionStage, ofKind kind: String? = nil) -> [String] {
    stage.view.visibleSupplementaryViews(ofKind: kind ?? self.kind)
      .compactMap { ($0 as? ShelfTitle)?.text }.sorted()
  }

  @Test("Headers come from a class, a nib, a prototype or a registration")
  func methods() {
    let registration = UICollectionView.SupplementaryRegistration<ShelfTitle>(elementKind: kind) {
      view, _, path in view.text = "R\(path.section)"
    }
    let nib = UINib { [ShelfTitle(frame: .zero)] }
    let makers: [((Shelf) -> SupplementaryView<UICollectionView>, [String])] = [
      ({ shelf in .view(ShelfTitle.self) { $0.show(shelf) } }, ["A0", "B0"]),
      (
        { shelf in .view(ShelfTitle.self, method: .nibBased(nib)) { $0.show(shelf) } },
        ["A0", "B0"]
      ),
      ({ _ in .registration(registration) }, ["R0", "R1"]),
    ]
    for (make, expected) in makers {
      let stage = CollectionStage("A=a|B=b") { list in
        list.headerSize { _, _ in size }
        list.header { shelf, _ in make(shelf) }
      }
      expectEqual(titles(stage), expected)
    }
  }

  private final class Fallback: NSObject, UICollectionViewDataSource {
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
      if collectionView.numberOfSections == 0 { return ShelfTitle(frame: .zero) }
      collectionView.register(
        ShelfTitle.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own")
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "own", for: indexPath)
      (view as? ShelfTitle)?.text = "F\(indexPath[0])"
      return view
    }
  }

  @Test("The fallback data source has views of the whole layout also where nothing is shown")
  func emptyList() {
    let fallback = Fallback()
    let stage = CollectionStage("") { $0.fallbackDataSource = fallback }
    let view = stage.view.dataSource?.collectionView?(
      stage.view, viewForSupplementaryElementOfKind: kind, at: IndexPath(index: 0))
    #expect(view is ShelfTitle)
  }

  @Test("Which header and footer: descriptor, data source, fallback")
  func chain() {
    let fallback = Fallback()
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    typealias Behavior = any SectionBehavior<Shelf, UICollectionView>
    typealias Maker = (Shelf, Int) -> SupplementaryView<UICollectionView>
    let setters: [(String, (Behavior, @escaping Maker) -> Void)] = [
      (header, { $0.header($1) }), (footer, { $0.footer($1) }),
      (
        header,
        { behavior, make in
          behavior.supplementaryView(ofKind: header) { make($0, $1.section + $1.item) }
        }
      ),
      (
        footer,
        { behavior, make in
          behavior.supplementaryView(ofKind: footer) { make($0, $1.section + $1.item) }
        }
      ),
    ]
    for (kind, set) in setters {
      withEvery("\(kind), levels", in: Level.subsets.dropFirst()) { levels in
        let stage = CollectionStage("A=a|B=b") { list in
          let descriptor = list.sections(for: Shelf.self)
          if kind == header {
            list.headerSize { _, _ in size }
          } else {
            list.footerSize { _, _ in size }
          }
          let behaviors: [(Level, Behavior)] = [(.descriptor, descriptor), (.dataSource, list)]
          for (level, behavior) in behaviors where levels.contains(level) {
            set(behavior) { shelf, section in
              .view(ShelfTitle.self) { $0.text = "\(level) \(shelf.id)\(section)" }
            }
          }
          if levels.contains(.fallback) { list.fallbackDataSource = fallback }
        }
        let first = Level.allCases.first(where: levels.contains)
        expectEqual(
          titles(stage, ofKind: kind),
          (first == .fallback
            ? ["F0", "F1"] : ["A0", "B1"].map { "\(first, default: "") \($0)" }))
      }
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
      expectEqual(titles(stage), ["A9", "B0"])
      #expect(stage.view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
      expectEqual(header?.frame.height, 90)
      expectEqual(stage.view.calls.configuredCells, calls.configuredCells)
      expectEqual(stage.view.calls.reloads, calls.reloads)
    }
  }

  @Test("A header of a registration is replaced with its items")
  func refreshRegistration() {
    withQuirks {
      let stage = CollectionStage("A=ab|B=c")
      let registration = UICollectionView.SupplementaryRegistration<ShelfTitle>(elementKind: kind) {
        [source = stage.source] view, _, path in view.show(source.sections[path.section])
      }
      stage.list.headerSize { _, _ in size }
      stage.list.header { _, _ in .registration(registration) }
      stage.layout.invalidateLayout()
      stage.layOut()
      expectEqual(titles(stage), ["A0", "B0"])
      stage.source.sections[0].title = 9
      stage.layOut()
      expectEqual(titles(stage), ["A9", "B0"])
      expectEqual(stage.items, stage.expectedItems)
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
      expectEqual(stage.view.shownCells[[0, 0]]?.frame.height, 74)
      expectEqual(stage.view.shownCells[[0, 1]]?.frame.minY, 74)
    }
  }

  @Test("Display closures of supplementary views receive the section that each view shows")
  func displaying() {
    var log: [String] = []
    let stage = CollectionStage("A=a|B=b") { list in
      list.headerSize { _, _ in size }
      list.header { shelf, _ in .view(ShelfTitle.self) { $0.show(shelf) } }
      list.willDisplaySupplementaryView { _, _, shelf, _ in log.append("+\(shelf.id)") }
      list.didEndDisplayingSupplementaryView { _, _, shelf, _ in log.append("-\(shelf.id)") }
    }
    expectEqual(log.sorted(), ["+A", "+B"])
    log = []
    stage.source.removeSection(at: 0)
    stage.layOut()
    #expect(log.contains("-A"))
  }
}
#endif
