#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// People who tap, focus and pan in two lists at random, while the program changes everything.
@MainActor
@Suite("Selections in lists, at random", .traced)
struct SelectionListWorldTests {
  private static let letters = Array("abcdefgz")
  private static let behaviors: [Selection<Book.ID>.Behavior] = [
    .single, .singleSticky, .multiple(), .multiple(limit: 3),
    .multiple(limit: 3, dropsOldest: true),
  ]

  @Test("Views, selection and sources agree after every turn, and nothing is reported twice")
  func worlds() {
    withSeeds(Effort.rounds(320)) { generator in
      HeadlessUIKit.with {
        $0.vary(&generator)
      } _: {
        live(&generator)
      }
    }
  }

  private func live(_ generator: inout SeededGenerator) {
    var world = World(Self.behaviors[generator.below(Self.behaviors.count)])
    for _ in 0..<80 {
      world.act(&generator)
      world.stage.layOut()
      world.stage.check()
    }
    expectEqual(world.stage.selection.count, Set(world.stage.selection.ids).count)
  }

  @MainActor
  private struct World {
    let stage: SelectionStage

    /// What is selected, and what not, the next time that a row of the table is configured.
    private let orders = Orders()

    @MainActor private final class Orders {
      var next: (id: Book.ID, selects: Bool)?
    }

    init(_ behavior: Selection<Book.ID>.Behavior) {
      let orders = orders
      stage = SelectionStage("A=abc|B=def", behavior) { list in
        let selection = list.selection
        list.willDisplay { _, _, _ in
          guard let (id, selects) = orders.next else { return }
          orders.next = nil
          selects ? selection?.select(id) : selection?.deselect(id)
        }
      }
      stage.table.table.selectionFollowsFocus = true
      stage.grid.view.selectionFollowsFocus = true
    }

    mutating func act(_ generator: inout SeededGenerator) {
      let id = letters[generator.below(letters.count)]
      let (table, grid, selection) = (stage.table, stage.grid, stage.selection)
      switch generator.below(23) {
      // A view that is in no window cannot be touched.
      case 0..<7 where table.table.window == nil || grid.view.window == nil: break
      case 0, 1: stage.tap(id)
      case 2, 3: stage.tapInGrid(id)
      case 4, 5: focus(id, &generator)
      case 6: pan(&generator)
      case 7: selection.select(id)
      case 8: selection.deselect(id)
      case 9: selection.set(letters.filter { _ in generator.below(2) == 0 })
      case 10: selection.extend(to: id, in: stage.found)
      case 11: selection.selectAll(in: stage.found)
      case 12: selection.behavior = behaviors[generator.below(behaviors.count)]
      case 13: selection.canSelect = generator.below(2) == 0 ? nil : { $0 != id }
      case 14: filter(&generator)
      case 15: orders.next = (id, generator.below(2) == 0)
      case 16: hide(table.table, in: table.window)
      case 17: hide(grid.view, in: grid.window)
      case 18:
        table.list.selection = generator.below(2) == 0 ? nil : selection
        table.list.selection = selection
      default: edit(id, &generator)
      }
    }

    private func focus(_ id: Book.ID, _ generator: inout SeededGenerator) {
      if generator.below(2) == 0 {
        stage.table.table.simulateFocus(on: stage.table.list.indexPath(of: id))
      } else {
        stage.grid.view.simulateFocus(on: stage.grid.list.indexPath(of: id))
      }
    }

    /// Moves two fingers over rows, which UIKit does in edited lists.
    private func pan(_ generator: inout SeededGenerator) {
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      if generator.below(2) == 0 {
        stage.table.table.simulateTwoFingerPan(over: paths)
      } else {
        stage.grid.view.simulateTwoFingerPan(over: paths)
      }
    }

    private func filter(_ generator: inout SeededGenerator) {
      let hidden = letters.filter { _ in generator.below(3) == 0 }
      stage.found.predicate = hidden.isEmpty ? nil : { !hidden.contains($0.id) }
    }

    /// Takes a view out of its window, or puts it back.
    private func hide(_ view: UIView, in window: UIWindow) {
      if view.window == nil {
        window.rootViewController?.view.addSubview(view)
      } else {
        view.removeFromSuperview()
      }
    }

    /// Removes, adds, moves or updates an item, alone or beside others, and maybe selects one at once.
    private func edit(_ id: Book.ID, _ generator: inout SeededGenerator) {
      let source = stage.table.source
      var sections = source.sections.map(\.self)
      for section in sections.indices { sections[section].items.removeAll { $0.id == id } }
      switch generator.below(8) {
      case 0: sections.reverse()
      case 1 where sections.count > 1: sections.removeLast()
      case 2 where sections.count < 2: sections.append(Shelf("C", []))
      case 3: break
      default:
        let section = generator.below(sections.count)
        sections[section].items.insert(
          Book(id, edition: generator.below(2)),
          at: generator.below(sections[section].items.count + 1))
      }
      source.performBatchUpdates {
        source.sections = sections
        if generator.below(3) == 0 {
          stage.selection.select(letters[generator.below(letters.count)])
        }
      }
    }
  }
}

extension HeadlessUIKit.Quirks {
  /// Chooses what matters to what is selected.
  fileprivate mutating func vary(_ generator: inout SeededGenerator) {
    hazardsAreFatal = true
    hearsSelectionInBatches = generator.below(2) == 0
    keepsSelectionOfReloadedItems = generator.below(2) == 0
    keepsSelectionOfMovedItems = generator.below(2) == 0
    asksBeforeSelecting = generator.below(2) == 0
    tableReloadsCountsAtOnce = generator.below(2) == 0
    prefetchedItems = generator.below(3)
    othersOfSelected = .allCases[generator.below(3)]
    reloadedSelection = .allCases[generator.below(3)]
  }
}
#endif
