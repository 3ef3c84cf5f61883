#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

final class BookCell: UITableViewCell {}
final class PressCell: UITableViewCell {}
final class BookItemCell: UICollectionViewCell {
  var text = ""
}

@MainActor
@Suite("Where cells come from", .traced, .silentDiagnostics)
struct RegistrationTests {
  /// Shows three books in a table view, and returns the classes and texts of their cells.
  private func cells(
    _ factory: TableViewFactory<Book>,
    in table: UITableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  ) -> [String] {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let list = TableViewDataSource(dataSource: source, viewFactory: factory)
    list.tableView = table
    table.layoutIfNeeded()
    return table.shownCells.sorted { $0.key < $1.key }.map {
      "\(type(of: $0.value)) \($0.value.textLabel?.text ?? "")"
    }
  }

  private func show(_ cell: UITableViewCell, _ book: Book, _ path: IndexPath) {
    cell.textLabel?.text = "\(path.row)\(book)"
  }

  @Test("Descriptors of different styles get along without reuse identifiers of their own")
  func styledDescriptors() {
    let source = ArrayDataSource(sections: shelves("A=abab"))
    let list = TableViewDataSource(
      dataSource: source,
      cellDescriptors: [
        CellDescriptor<Book, UITableViewCell>(method: .style(.subtitle)) { (book: Book) in
          book.id == "a" ? book : nil
        },
        CellDescriptor<Book, UITableViewCell>(method: .style(.value1)),
      ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list.tableView = table
    table.layoutIfNeeded()
    let classes = table.shownCells.sorted { $0.key < $1.key }.map { "\(type(of: $0.value))" }
    expectEqual(classes, ["SubtitleCell", "Value1Cell", "SubtitleCell", "Value1Cell"])
  }

  @Test("A class, a nib, a style, a prototype, and whichever there is")
  func methods() {
    #expect(
      cells(TableViewFactory(method: .classBased(BookCell.self), configuration: show))
        == ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    let nib = UINib { [BookCell(style: .default, reuseIdentifier: nil)] }
    #expect(
      cells(TableViewFactory(method: .nibBased(BookCell.self, nib), configuration: show))
        == ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    #expect(
      cells(TableViewFactory(method: .style(.subtitle), configuration: show))
        == ["SubtitleCell 0a", "SubtitleCell 1b", "SubtitleCell 2c"])

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.declarePrototype("BookCell") { BookCell(style: .default, reuseIdentifier: "BookCell") }
    #expect(
      cells(TableViewFactory(method: .dynamic(BookCell.self), configuration: show), in: table)
        == ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    #expect(
      cells(TableViewFactory(method: .automatic(BookCell.self), configuration: show))
        == ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
  }

  @Test("A nib of a package is found in the module bundle that is passed (F16)")
  func moduleBundle() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "BookCell.nib")
    let module = try #require(Bundle(path: directory.path))
    HeadlessUIKit.nibs["BookCell"] = {
      let cell = BookCell(style: .subtitle, reuseIdentifier: nil)
      cell.detailTextLabel?.text = "from the nib"
      return [cell]
    }
    defer { HeadlessUIKit.nibs["BookCell"] = nil }
    func details(_ method: RegistrationMethod<BookCell>) -> Set<String?> {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      _ = cells(TableViewFactory(method: method, configuration: show), in: table)
      return Set(table.visibleCells.map { $0.detailTextLabel?.text })
    }
    expectEqual(details(.automatic()), [nil])
    expectEqual(details(.automatic(bundle: module)), ["from the nib"])
  }

  @Test("Plain cells have the style that was asked for")
  func styles() {
    for style: UITableViewCell.CellStyle in [.default, .value1, .value2, .subtitle] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      _ = cells(TableViewFactory(method: .style(style), configuration: show), in: table)
      expectEqual((table.visibleCells.first?.detailTextLabel != nil), (style != .default))
    }
  }

  @Test("Items choose among several kinds of cells")
  func kinds() {
    let factory = TableViewFactory<Book> { book, _ in book.id == "b" ? "press" : "book" }
    factory.registerCell(
      method: .classBased(BookCell.self), reuseIdentifier: "book", configuration: show)
    factory.registerCell(
      method: .classBased(PressCell.self), reuseIdentifier: "press", configuration: show)
    expectEqual(cells(factory), ["BookCell 0a", "PressCell 1b", "BookCell 2c"])
  }

  @Test("A factory makes the cells of several tables, some for one of them only")
  func severalTables() {
    let factory = TableViewFactory<Book>(
      method: .classBased(BookCell.self), reuseIdentifier: "book", configuration: show)
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    factory.registerCell(
      method: .classBased(PressCell.self), reuseIdentifier: "book", in: other,
      configuration: show)
    expectEqual(cells(factory), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
    expectEqual(cells(factory, in: other), ["PressCell 0a", "PressCell 1b", "PressCell 2c"])
    expectEqual(cells(factory), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
  }

  @Test("A factory keeps no table, and takes no new one for an old one")
  func manyTables() {
    let factory = TableViewFactory<Book>(method: .classBased(BookCell.self), configuration: show)
    for _ in 0..<50 {
      autoreleased {
        expectEqual(cells(factory), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
      }
    }
    weak var weakTable: UITableView?
    autoreleased {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      weakTable = table
      _ = cells(factory, in: table)
    }
    #expect(weakTable == nil)
  }

  @Test("Descriptors apply to their types, also in sections without one, and to parts of items")
  func descriptors() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list = TableViewDataSource(
      dataSource: source.erased(),
      cellDescriptors: [
        CellDescriptor<Character, PressCell>(
          reuseIdentifier: "press", item: { (book: Book) in book.id == "b" ? book.id : nil }
        ).configure { cell, letter, _ in cell.textLabel?.text = "\(letter)!" },
        CellDescriptor<Book, BookCell>().configure(show),
      ])
    list.tableView = table
    table.layoutIfNeeded()
    expectEqual(table.shownTexts, [[0, 0]: "0a", [0, 1]: "b!", [0, 2]: "2c"])
    #expect(table.shownCells[[0, 1]] is PressCell)
    withExtendedLifetime(list) {}
  }

  @Test("Descriptors are registered with each table that they come to")
  func descriptorTables() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let descriptor = CellDescriptor<Book, BookCell>().configure(show)
    let list = TableViewDataSource(dataSource: source, cellDescriptors: [descriptor])
    for _ in 0..<3 {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      list.tableView = table
      table.layoutIfNeeded()
      expectEqual(table.shownTexts, [[0, 0]: "0a", [0, 1]: "1b", [0, 2]: "2c"])
    }
  }

  @Test("A collection view's cells: a class, a nib, a prototype, a registration")
  func collections() {
    func cells(
      _ factory: CollectionViewFactory<Book>,
      prepare: (UICollectionView) -> Void = { _ in }
    ) -> [String] {
      let source = ArrayDataSource(sections: shelves("A=abc"))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      prepare(view)
      let list = CollectionViewDataSource(dataSource: source, viewFactory: factory)
      list.collectionView = view
      view.layoutIfNeeded()
      return view.shownCells.sorted { $0.key < $1.key }.map {
        ($0.value as? BookItemCell)?.text ?? ""
      }
    }
    let show = { (cell: BookItemCell, book: Book, path: IndexPath) in
      cell.text = "\(path.item)\(book)"
    }
    let expected = ["0a", "1b", "2c"]
    #expect(
      cells(CollectionViewFactory(method: .classBased(BookItemCell.self), configuration: show))
        == expected)
    let nib = UINib { [BookItemCell(frame: .zero)] }
    #expect(
      cells(CollectionViewFactory(method: .nibBased(BookItemCell.self, nib), configuration: show))
        == expected)
    #expect(
      cells(CollectionViewFactory(method: .dynamic(BookItemCell.self), configuration: show)) {
        $0.declarePrototype("BookItemCell") { BookItemCell(frame: .zero) }
      } == expected)
    let registration = UICollectionView.CellRegistration<BookItemCell, Book> { cell, path, book in
      show(cell, book, path)
    }
    expectEqual(cells(CollectionViewFactory(registration: registration)), expected)
  }
}

/// Runs a body whose objects are all gone when it returns.
@MainActor
func autoreleased(_ body: () -> Void) {
  body()
  HeadlessUIKit.finishAnimations()
}
#endif
