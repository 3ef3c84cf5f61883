#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Mistakes with cells")
struct RegistrationMistakeTests {
  private func expect(_ result: ExitTest.Result?, toSay message: String) {
    // Optimized code traps without a word.
    #if DEBUG
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message))
    #endif
  }

  @Test("A cell of the wrong class traps, and says which class it is")
  func wrongClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Self.show(.dynamic) { $0.register(PressCell.self, forCellReuseIdentifier: "BookCell") }
    }
    expect(
      result,
      toSay:
        "The cell at [0, 0] with the reuse identifier \"BookCell\", for a Book, is a PressCell, "
        + "not a BookCell")
  }

  @Test("A nib that is not in the bundle that is passed traps, and says where it was looked for")
  func noNib() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Self.show(.automatic(bundle: .main))
    }
    expect(result, toSay: "There is no nib \"BookCell\" for a BookCell, neither in ")
  }

  @Test("An item for which there is no cell traps, and says what it wraps")
  func noCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = ArrayDataSource(sections: shelves("A=a"))
      let list = TableViewDataSource(dataSource: source.erased())
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      list.tableView = table
      table.layoutIfNeeded()
    }
    expect(result, toSay: "There is no cell for the Book at [0, 0]")
  }

  /// Shows a book in a table view, with cells of a class.
  @MainActor
  static func show(
    _ method: RegistrationMethod<BookCell>, prepare: (UITableView) -> Void = { _ in }
  ) {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=a")), cell: BookCell.self, method: method
    ) { _, _, _ in }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    prepare(table)
    list.tableView = table
    table.layoutIfNeeded()
  }
}
#endif
