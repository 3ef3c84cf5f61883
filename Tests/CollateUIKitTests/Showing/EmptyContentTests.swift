#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What is shown of a list without items", .traced)
struct EmptyContentTests {
  @Test("The view is there if and only if there are no items, and the earlier one comes back")
  func comingAndGoing() {
    withQuirks {
      let content = UIView()
      let own = UIView()
      let stage = TableStage("A=a|B=") { $0.emptyContent = { content } }
      stage.table.backgroundView = own
      @MainActor func isShown() -> Bool {
        #expect(stage.table.backgroundView === content || stage.table.backgroundView === own)
        return stage.table.backgroundView === content
      }
      #expect(!isShown())
      stage.source.removeItem(at: [0, 0])
      #expect(isShown())
      stage.source.removeSection(at: 1)
      #expect(isShown())
      stage.source.insertItem(Book("x"), at: [0, 0])
      #expect(!isShown())
      stage.source.sections = []
      #expect(isShown())
      stage.list.tableView = nil
      #expect(!isShown())
    }
  }

  @Test("It can be set, replaced and taken away while the list is empty")
  func setting() {
    let stage = CollectionStage("A=")
    let (one, two) = (UIView(), UIView())
    stage.list.emptyContent = { one }
    #expect(stage.view.backgroundView === one)
    stage.list.emptyContent = { two }
    #expect(stage.view.backgroundView === two)
    stage.list.emptyContent = nil
    expectEqual(stage.view.backgroundView, nil)
  }

  @Test("It is shown again in another list view, after the first one is gone")
  func otherView() {
    let content = UIView()
    let list = TableViewDataSource(dataSource: ArrayDataSource(sections: shelves("A=")))
    list.emptyContent = { content }
    weak var first: UITableView?
    do {
      let table = UITableView(frame: .zero)
      first = table
      list.tableView = table
      #expect(table.backgroundView === content)
    }
    expectEqual(first, nil)
    let next = UITableView(frame: .zero)
    list.tableView = next
    #expect(next.backgroundView === content)
  }

  @Test("A view that the app sets in the meantime stays")
  func foreignView() {
    let stage = CollectionStage("A=") { $0.emptyContent = { UIView() } }
    let own = UIView()
    stage.view.backgroundView = own
    stage.source.insertSection(Shelf("B"), at: 1)
    stage.layOut()
    #expect(stage.view.backgroundView === own)
    stage.source.insertItem(Book("x"), at: [0, 0])
    stage.layOut()
    #expect(stage.view.backgroundView === own)
    stage.source.removeItem(at: [0, 0])
    stage.layOut()
    #expect(stage.view.backgroundView !== own)
  }

  @Test("It follows reloads and views that are off screen")
  func offScreen() {
    let content = UIView()
    let stage = TableStage("A=a") { $0.emptyContent = { content } }
    stage.table.removeFromSuperview()
    stage.source.removeItem(at: [0, 0])
    #expect(stage.table.backgroundView === content)
  }

  @Test("It follows changes of which a view is not notified, as it has not asked yet")
  func unasked() async {
    let source = ArrayDataSource(sections: shelves(""))
    let list = CollectionViewDataSource(dataSource: source, cell: UICollectionViewCell.self) {
      _, _, _ in
    }
    let content = UIView()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.emptyContent = {
      _ = view.numberOfSections
      return content
    }
    list.collectionView = view
    #expect(view.backgroundView === content)
    source.sections = shelves("A=ab")
    let window = ArticleWindow(view)
    func settle() async {
      for _ in 0..<9 {
        window.settle()
        await Task.yield()
      }
    }
    await settle()
    expectEqual(view.backgroundView, nil)
    expectEqual(view.visibleCells.count, 2)
    let parent = view.superview
    view.removeFromSuperview()
    source.removeItem(at: [0, 0])
    source.removeItem(at: [0, 0])
    parent?.addSubview(view)
    await settle()
    #expect(view.backgroundView === content)
  }

  /// The app's own headers.
  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
  }

  @Test("No header or footer of a table view stays above it", arguments: [true, false])
  func tableHeaders(isFallback: Bool) {
    for style in [UITableView.Style.plain, .insetGrouped] {
      withQuirks {
        let titles = Titles()
        let stage = TableStage("A=a|B=", style: style) { list in
          list.emptyContent = { UIView() }
          if isFallback {
            list.fallbackDataSource = titles
          } else {
            list.header { shelf, _ in .title("\(shelf.id)") }
            list.footer { _, _ in .title("End") }
          }
        }
        @MainActor func expectHeaders(_ areShown: Bool) {
          stage.layOut()
          for section in stage.source.sections.indices {
            expectEqual((stage.table.headerView(forSection: section) != nil), areShown)
            if isFallback { continue }
            expectEqual((stage.table.footerView(forSection: section) != nil), areShown)
            expectEqual((stage.table.rectForHeader(inSection: section).height > 1), areShown)
          }
          expectEqual(stage.rows, stage.expectedRows)
        }
        goThroughStates(of: stage.source, in: stage.list, expectHeaders)
      }
    }
  }

  @Test("No header of a flow layout stays above it")
  func flowHeaders() {
    withQuirks {
      let stage = CollectionStage("A=a|B=") { list in
        list.emptyContent = { UIView() }
        list.header { _, _ in .view(UICollectionReusableView.self) { _ in } }
      }
      stage.layout.headerReferenceSize = CGSize(width: 320, height: 30)
      expectHeaders(of: stage)
    }
  }

  @Test("No header of a layout that the list makes stays above it")
  func compositionalHeaders() {
    withQuirks {
      // An app may return the same object for every section.
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let custom = NSCollectionLayoutSection(group: group)
      custom.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      for isCustom in [false, true] {
        let stage = CollectionStage("A=a|B=") { list in
          list.emptyContent = { UIView() }
          list.header { _, _ in .view(UICollectionReusableView.self) { _ in } }
          if isCustom { list.layout { _, _ in custom } }
        }
        stage.view.setCollectionViewLayout(stage.list.makeLayout(), animated: false)
        expectHeaders(of: stage)
        expectEqual(custom.boundarySupplementaryItems.count, 1)
      }
    }
  }

  private func expectHeaders(of stage: CollectionStage) {
    @MainActor func expectHeaders(_ areShown: Bool) {
      stage.layOut()
      let kind = UICollectionView.elementKindSectionHeader
      let count = stage.view.visibleSupplementaryViews(ofKind: kind).count
      expectEqual(count, (areShown ? stage.source.sections.count : 0))
      expectEqual(stage.items, stage.expectedItems)
    }
    goThroughStates(of: stage.source, in: stage.list, expectHeaders)
  }

  /// Goes through states in which the empty content is shown, or not, and headers with the others.
  private func goThroughStates(
    of source: ArrayDataSource<Shelf>, in list: any TestedList<Shelf>,
    _ expectHeaders: @MainActor (Bool) -> Void
  ) {
    expectHeaders(true)
    source.removeItem(at: [0, 0])
    expectHeaders(false)
    source.insertItem(Book("x"), at: [1, 0])
    expectHeaders(true)
    source.sections = shelves("C=|B=")
    expectHeaders(false)
    source.sections = shelves("B=|C=|D=yz")
    expectHeaders(true)
    source.sections = shelves("D=")
    expectHeaders(false)
    list.emptyContent = nil
    expectHeaders(true)
    list.emptyContent = { UIView() }
    expectHeaders(false)
  }
}
#endif
