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

  @Test("An unknown reuse identifier traps, and says what is registered")
  func unknownIdentifier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let factory = TableViewFactory<Book> { _, _ in "nothing" }
      factory.registerCell(method: .classBased(BookCell.self)) { _, _, _ in }
      _ = factory.cell(for: Book("a"), at: [0, 3], in: UITableView())
    }
    expect(
      result,
      toSay: "There is no cell with the reuse identifier \"nothing\" for the Book at [0, 3]; "
        + "registered are [\"CollateUIKitTests.BookCell\"]")
  }

  @Test("A cell of the wrong class traps, and says which class it is")
  func wrongClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(PressCell.self, forCellReuseIdentifier: "BookCell")
      let factory = TableViewFactory<Book>(method: .dynamic(BookCell.self)) { _, _, _ in }
      _ = factory.cell(for: Book("a"), at: [0, 3], in: table)
    }
    expect(result, toSay: "is a PressCell, not a BookCell")
  }

  @Test("A nib that is not in the bundle that is passed traps, and says where it was looked for")
  func noNib() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let factory = TableViewFactory<Book>(
        method: .automatic(BookCell.self, bundle: .main)
      ) { _, _, _ in }
      _ = factory.cell(for: Book("a"), at: [0, 3], in: UITableView())
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

  @Test("So does one for which a factory has no cell")
  func noFactoryCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let factory = TableViewFactory<AnyItem> { _, _ in "nothing" }
      _ = factory.cell(for: AnyItem(Book("a")), at: [0, 3], in: UITableView())
    }
    expect(result, toSay: "for the Book at [0, 3]; registered are []")
  }
}
#endif
