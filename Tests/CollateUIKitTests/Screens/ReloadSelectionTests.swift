#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Selected items in lists that are reloaded", .traced, .silentDiagnostics)
struct ReloadSelectionTests {
  /// A table or a collection view of one source, and whom it told of selections.
  @MainActor
  final class Screen {
    let table: TableStage?
    let collection: CollectionStage?
    var events: [String] = []

    init(table source: any DataSource<Shelf>, limit: Int = 500) {
      table = TableStage("", showing: source)
      collection = nil
      table?.table.allowsMultipleSelection = true
      table?.list.viewUpdate = .animated(limit: limit)
      table?.list.didSelect { [unowned self] book, _ in
        events.append("+\(book)")
        return .keepSelected
      }
      .didDeselect { [unowned self] book, _ in events.append("-\(book)") }
    }

    init(collection source: any DataSource<Shelf>, limit: Int = 500) {
      table = nil
      collection = CollectionStage("", showing: source)
      collection?.view.allowsMultipleSelection = true
      collection?.list.viewUpdate = .animated(limit: limit)
      collection?.list.didSelect { [unowned self] book, _ in
        events.append("+\(book)")
        return .keepSelected
      }
      .didDeselect { [unowned self] book, _ in events.append("-\(book)") }
    }

    var allowsMany: Bool {
      get {
        table?.table.allowsMultipleSelection ?? collection?.view.allowsMultipleSelection ?? false
      }
      set {
        table?.table.allowsMultipleSelection = newValue
        collection?.view.allowsMultipleSelection = newValue
      }
    }

    /// Selects as the app does, without a call of the delegate.
    func select(_ paths: IndexPath...) {
      for path in paths {
        table?.table.selectRow(at: path, animated: false, scrollPosition: .none)
        collection?.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    /// What is selected, in order.
    var selected: [IndexPath] {
      table?.table.indexPathsForSelectedRows ?? collection?.view.indexPathsForSelectedItems ?? []
    }

    /// Where the cells are that look selected.
    var looksSelected: [IndexPath] {
      let rows = table?.table.shownCells.filter(\.value.isSelected).keys.sorted()
      return rows ?? collection?.view.shownCells.filter(\.value.isSelected).keys.sorted() ?? []
    }

    var reloads: Int { table?.table.calls.reloads ?? collection?.view.calls.reloads ?? 0 }

    func layOut() {
      table?.layOut()
      collection?.layOut()
    }

    func leave() {
      table?.table.removeFromSuperview()
      collection?.view.removeFromSuperview()
    }

    func comeBack() {
      if let table { table.window.rootViewController?.view.addSubview(table.table) }
      if let collection { collection.window.rootViewController?.view.addSubview(collection.view) }
      layOut()
    }

    func reloadHeaders() {
      table?.list.header { shelf, _ in shelf.title == 0 ? .none : .title("\(shelf.title)") }
      collection?.layout.headerReferenceSize = CGSize(width: 320, height: 20)
      collection?.list.header { shelf, _ in
        // Other views cannot be configured in place.
        shelf.title == 0
          ? .view(UICollectionReusableView.self, reuseIdentifier: "none") { _ in }
          : .view(UICollectionReusableView.self, reuseIdentifier: "some") { _ in }
      }
      table?.table.reloadData()
      collection?.view.reloadData()
      layOut()
    }
  }

  private typealias Reloaded = HeadlessUIKit.ReloadedSelection

  /// Runs a body for tables and collection views, whatever UIKit does with what is selected.
  private func withScreens(
    limit: Int = 500, _ text: String, _ body: (Screen, ArrayDataSource<Shelf>) -> Void
  ) {
    withQuirks {
      for reloaded in Reloaded.allCases {
        HeadlessUIKit.with {
          $0.reloadedSelection = reloaded
          $0.asksBeforeSelecting = !$0.tableReloadsCountsAtOnce
        } _: {
          let source = ArrayDataSource(sections: shelves(text))
          body(Screen(table: source, limit: limit), source)
          let other = ArrayDataSource(sections: shelves(text))
          body(Screen(collection: other, limit: limit), other)
        }
      }
    }
  }

  @Test("They are selected again when too much changes, where they are now, without a callback")
  func limit() {
    withScreens(limit: 0, "A=abcd|B=ef") { screen, source in
      screen.select([0, 3], [0, 1], [1, 0])
      let reloads = screen.reloads
      source.performBatchUpdates {
        source.insertItems([Book("x"), Book("y")], at: [0, 0])
        source.removeItem(at: [0, 2])
        source.insertSection(Shelf("N", [Book("n")]), at: 1)
      }
      expectEqual(screen.reloads, reloads + 1)
      expectEqual(screen.selected, [[0, 4], [0, 2], [2, 0]])
      screen.layOut()
      expectEqual(screen.looksSelected, [[0, 2], [0, 4], [2, 0]])
      expectEqual(screen.events, [])
    }
  }

  @Test("They are selected again when the view is off the screen, through any number of changes")
  func offScreen() {
    withScreens("A=abcd|B=ef") { screen, source in
      screen.select([0, 1], [1, 1])
      screen.leave()
      source.removeItem(at: [0, 0])
      source.moveItem(at: [0, 0], to: [1, 0])
      expectEqual(screen.selected, [[1, 0], [1, 2]])
      source.insertSection(Shelf("N", [Book("n")]), at: 0)
      expectEqual(screen.selected, [[2, 0], [2, 2]])
      screen.comeBack()
      expectEqual(screen.looksSelected, [[2, 0], [2, 2]])
      source.removeItem(at: [2, 1])
      screen.layOut()
      expectEqual(screen.looksSelected, [[2, 0], [2, 1]])
      expectEqual(screen.events, [])
    }
  }

  @Test("Those that are gone are selected no more, and neither is what takes their places")
  func gone() {
    withScreens(limit: 0, "A=abc|B=de") { screen, source in
      screen.select([0, 0], [1, 1])
      source.removeItem(at: [0, 0])
      screen.layOut()
      expectEqual(screen.selected, [[1, 1]])
      source.removeSection(at: 1)
      screen.layOut()
      #expect(screen.selected.isEmpty)
      #expect(screen.looksSelected.isEmpty)
      expectEqual(screen.events, [])
    }
  }

  @Test("Where one item can be selected, one stays selected")
  func single() {
    withScreens(limit: 0, "A=abc") { screen, source in
      screen.allowsMany = false
      screen.select([0, 2])
      source.moveItem(at: [0, 2], to: [0, 0])
      screen.layOut()
      expectEqual(screen.selected, [[0, 0]])
      expectEqual(screen.looksSelected, [[0, 0]])
    }
  }

  @Test("Of items with one id those stay selected that were")
  func sameIDs() {
    withScreens(limit: 0, "A=aaa|B=a") { screen, source in
      screen.select([0, 1], [1, 0])
      source.insertItem(Book("x"), at: [0, 0])
      screen.layOut()
      expectEqual(screen.selected, [[0, 2], [1, 0]])
      source.removeItem(at: [0, 2])
      screen.layOut()
      expectEqual(screen.selected, [[1, 0]])
    }
  }

  @Test("An item that goes and comes again in one transaction stays selected")
  func reinsertion() {
    withScreens(limit: 0, "A=abc|B=de") { screen, source in
      screen.select([0, 1], [1, 1])
      source.performBatchUpdates {
        source.removeItem(at: [0, 1])
        source.appendItems([Book("b", edition: 1)], toSection: 1)
        source.replaceSection(at: 1, with: Shelf("N", source.sections[1].items))
      }
      screen.layOut()
      expectEqual(screen.selected, [[1, 2], [1, 1]])
    }
  }

  @Test("Nothing is selected in a view that takes the place of another one meanwhile")
  func replacedView() {
    HeadlessUIKit.with(\.hazardsAreFatal, true) {
      let stage = TableStage("A=abc")
      let other = UITableView(frame: stage.table.frame)
      stage.window.rootViewController?.view.addSubview(other)
      stage.list.header { shelf, _ in shelf.title == 0 ? .none : .title("\(shelf.title)") }
      stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      stage.list.willDisplay { [unowned stage] _, _, _ in
        if stage.list.tableView !== other { stage.list.tableView = other }
      }
      stage.source.sections[0].title = 1
      stage.layOut()
      #expect(stage.list.tableView === other)
      expectEqual(other.indexPathsForSelectedRows, nil)

      let items = CollectionStage("A=abc")
      let view = UICollectionView(
        frame: items.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
      items.window.rootViewController?.view.addSubview(view)
      items.list.viewUpdate = .animated(limit: 0)
      items.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      items.list.willDisplay { [unowned items] _, _, _ in
        if items.list.collectionView !== view { items.list.collectionView = view }
      }
      items.source.removeItem(at: [0, 0])
      items.layOut()
      #expect(items.list.collectionView === view)
      expectEqual(view.indexPathsForSelectedItems, [])
      expectEqual(items.view.indexPathsForSelectedItems, [])
    }
  }

  @Test("What was selected before the view knew its items is forgotten if there is no such item")
  func nonsense() {
    HeadlessUIKit.with {
      $0.asksBeforeSelecting = false
      $0.hazardsAreFatal = true
    } _: {
      let source = ArrayDataSource(sections: shelves("A=abc"))
      let screen = Screen(collection: source)
      screen.leave()
      source.removeItem(at: [0, 0])
      screen.select([0, 1])
      source.removeItem(at: [0, 0])
      screen.comeBack()
      screen.leave()
      source.insertItem(Book("x"), at: [0, 0])
      screen.comeBack()
      #expect(screen.selected.isEmpty)
    }
  }

  @Test("A reload by others is what it is")
  func others() {
    HeadlessUIKit.with(\.reloadedSelection, .isForgotten) {
      let source = ArrayDataSource(sections: shelves("A=abc"))
      let screen = Screen(table: source)
      screen.select([0, 1])
      screen.table?.table.reloadData()
      source.removeItem(at: [0, 0])
      screen.layOut()
      #expect(screen.selected.isEmpty)
    }
  }

  @Test("They stay selected when a section is reloaded for its header")
  func headers() {
    withScreens("A=abc|B=de") { screen, source in
      screen.reloadHeaders()
      screen.layOut()
      screen.select([0, 2], [1, 0], [0, 0])
      let reloads = screen.reloads
      source.sections[0].title = 1
      screen.layOut()
      expectEqual(Set(screen.selected), [[0, 0], [0, 2], [1, 0]])
      expectEqual(screen.looksSelected, [[0, 0], [0, 2], [1, 0]])
      expectEqual(screen.reloads, reloads)
      expectEqual(screen.events, [])
    }
  }

  @Test("An update that shows one stage of two leaves the right ones selected")
  func partOfUpdate() {
    withScreens("A=ab|B=cd") { screen, source in
      screen.table?.list.viewUpdate = .custom { table, change in
        guard let stage = change.stages.first else { return }
        table.performBatchUpdates {
          change.commit(stage)
          table.moveSection(0, toSection: 1)
        }
      }
      screen.collection?.list.viewUpdate = .custom { view, change in
        guard let stage = change.stages.first else { return }
        view.performBatchUpdates {
          change.commit(stage)
          view.moveSection(0, toSection: 1)
        }
      }
      screen.select([0, 0], [1, 1])
      let reloads = screen.reloads
      // Items that move in a section that moves are shown in a second stage.
      source.performBatchUpdates {
        source.moveSection(at: 0, to: 1)
        source.moveItem(at: [0, 1], to: [0, 0])
        source.moveItem(at: [1, 1], to: [1, 0])
      }
      screen.layOut()
      expectEqual(screen.reloads, reloads + 1)
      expectEqual(screen.selected, [[1, 1], [0, 0]])
    }
  }

  @Test("Random changes keep the remaining selected items selected, and select no others")
  func agreement() {
    withSeeds(Effort.rounds(20)) { random in
      let isKept = random.oneIn(2)
      HeadlessUIKit.with {
        $0.hazardsAreFatal = true
        $0.tableReloadsCountsAtOnce = isKept
        $0.reloadedSelection = isKept ? .isKept : .isForgotten
      } _: {
        let source = ArrayDataSource(sections: random.shelves())
        let screens = [
          Screen(table: source, limit: 0), Screen(collection: source, limit: 0),
          Screen(table: source), Screen(collection: source),
        ]
        for screen in screens[2...] { screen.leave() }
        var selected: Set<Character> = []
        for _ in 0..<40 {
          if random.oneIn(2), let path = Array(source.snapshot.paths).randomElement(using: &random)
          {
            selected.insert(source.snapshot[path].id)
            for screen in screens {
              screen.select(IndexPath(item: path.item, section: path.section))
            }
          }
          random.edit(source)
          selected.formIntersection(source.sections.flatMap(\.items).map(\.id))
          let expected = selected.compactMap { source.itemPath(of: $0) }
            .map { IndexPath(item: $0.item, section: $0.section) }
          for screen in screens {
            screen.layOut()
            expectEqual(Set(screen.selected), Set(expected))
          }
          for screen in screens[..<2] { expectEqual(screen.looksSelected, expected.sorted()) }
        }
        for screen in screens {
          screen.comeBack()
          expectEqual(screen.looksSelected, screen.selected.sorted())
          expectEqual(screen.events, [])
        }
      }
    }
  }
}
#endif
