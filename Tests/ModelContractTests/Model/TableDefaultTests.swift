#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What tables are and do without a method")
struct TableDefaultTests {
  /// A data source with nothing but what is required.
  private final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  // Documented: numberOfSections(in:).
  @Test("One section")
  func sections() {
    let plain = Plain()
    let stage = Stage()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    view.dataSource = plain
    stage.show(view)
    expectEqual(view.numberOfSections, 1)
    expectEqual(view.visibleCells.count, 3)
  }

  // Documented: each property's page. The estimates are automatic since iOS 11.
  @Test("Heights and estimates are automatic")
  func heights() {
    let view = UITableView(frame: .zero, style: .plain)
    let values = [
      view.rowHeight, view.estimatedRowHeight, view.sectionHeaderHeight, view.sectionFooterHeight,
      view.estimatedSectionHeaderHeight, view.estimatedSectionFooterHeight,
      view.sectionHeaderTopPadding,
    ]
    #expect(values.allSatisfy { $0 == UITableView.automaticDimension })
  }

  // Documented: each property's page.
  @Test("One row can be selected, and none while the table is edited")
  func selection() {
    let view = UITableView(frame: .zero, style: .plain)
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    #expect(!view.isEditing && !view.hasUncommittedUpdates && view.indexPathForSelectedRow == nil)
    #expect(!view.remembersLastFocusedIndexPath && view.backgroundView == nil)
  }

  /// The cells of a table that is being edited.
  private func editedCells(
    _ dataSource: Set<Method> = [], _ delegate: Set<Method> = [], canEdit: Bool = true
  ) -> [UITableViewCell] {
    let rows = Rows([numbers(0..<3)], dataSource)
    rows.canEdit = canEdit
    let table = Table(rows, TableDelegate(delegate))
    table.view.setEditing(true, animated: false)
    table.layOut()
    return table.view.visibleCells
  }

  // Documented: canEditRowAt, editingStyleForRowAt, shouldIndentWhileEditingRowAt. That rows which
  // only move have a delete control unless the delegate says otherwise is observed in many threads.
  @Test("Every row can be edited, has a delete control, and is indented for it")
  func editing() {
    let cells = editedCells()
    expectEqual(cells.count, 3)
    #expect(cells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    #expect(cells.allSatisfy { $0.shouldIndentWhileEditing })
  }

  // Documented: canEditRowAt.
  @Test("A data source that refuses takes the controls away")
  func refusal() {
    #expect(editedCells([.canEditRow], canEdit: false).allSatisfy { $0.editingStyle == .none })
    #expect(editedCells([.canEditRow]).allSatisfy { $0.editingStyle == .delete })
  }

  // Documented: editingStyleForRowAt, shouldIndentWhileEditingRowAt.
  @Test("A delegate decides on the controls and the indentation")
  func delegate() {
    #expect(editedCells([], [.editingStyle]).allSatisfy { $0.editingStyle == .none })
    let cells = editedCells([], [.editingStyle, .indentsInEditing])
    #expect(cells.allSatisfy { !$0.shouldIndentWhileEditing })
  }

  // Documented: moveRowAt, canMoveRowAt. Unsure: that the table sets the property of the cells.
  @Test("Rows have reorder controls if the data source moves rows")
  func moving() {
    #expect(editedCells().allSatisfy { !$0.showsReorderControl })
    #expect(editedCells([.canMoveRow]).allSatisfy { !$0.showsReorderControl })
    #expect(editedCells([.moveRow]).allSatisfy { $0.showsReorderControl })
  }

  // Unsure: that a table without the method leaves the level alone.
  @Test("Cells keep the level of indentation that they have, unless the delegate sets it")
  func indentation() {
    final class Indented: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        indentationLevel = 3
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    for (present, level) in [([], 3), ([.rowIndentation], 2)] as [(Set<Method>, Int)] {
      let table = Table([numbers(0..<3)], TableDelegate(present)) {
        $0.register(Indented.self, forCellReuseIdentifier: "cell")
      }
      expectEqual(table.view.visibleCells.map(\.indentationLevel), [level, level, level])
    }
  }

  // Documented: sectionIndexTitles(for:), reloadSectionIndexTitles().
  @Test("Titles of the index are asked for when the table is shown, and when they are reloaded")
  func indexTitles() async {
    let table = Table(Rows([["a"], ["b"]], [.tableIndexTitles]))
    #expect(table.rows.count(.tableIndexTitles) > 0)
    table.rows.forget()
    table.view.reloadSectionIndexTitles()
    await table.stage.eventually { table.rows.count(.tableIndexTitles) > 0 }
    expectEqual(table.view.numberOfSections, 2)
  }
}
#endif
