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
  private func cells<Cell: UITableViewCell>(
    _ type: Cell.Type, _ method: RegistrationMethod<Cell>,
    in table: UITableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  ) -> [String] {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=abc")), cell: Cell.self, method: method,
      configuration: show)
    return texts(of: list, in: table)
  }

  private func texts(
    of list: TableViewDataSource<Shelf>,
    in table: UITableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  ) -> [String] {
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
    let list = TableViewDataSource(dataSource: source)
    list.cells(
      UITableViewCell.self, of: { $0.id == "a" ? $0 : nil }, method: .style(.subtitle))
    list.cells(UITableViewCell.self, for: Book.self, method: .style(.value1))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    list.tableView = table
    table.layoutIfNeeded()
    let classes = table.shownCells.sorted { $0.key < $1.key }.map { "\(type(of: $0.value))" }
    expectEqual(classes, ["SubtitleCell", "Value1Cell", "SubtitleCell", "Value1Cell"])
  }

  @Test("A class, a nib, a style, a prototype, and whichever there is")
  func methods() {
    expectEqual(
      cells(BookCell.self, .classBased), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    let nib = UINib { [BookCell(style: .default, reuseIdentifier: nil)] }
    expectEqual(
      cells(BookCell.self, .nibBased(nib)), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    expectEqual(
      cells(UITableViewCell.self, .style(.subtitle)),
      ["SubtitleCell 0a", "SubtitleCell 1b", "SubtitleCell 2c"])

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.declarePrototype("BookCell") { BookCell(style: .default, reuseIdentifier: "BookCell") }
    expectEqual(
      cells(BookCell.self, .dynamic, in: table), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])

    expectEqual(
      cells(BookCell.self, .automatic), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
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
      _ = cells(BookCell.self, method, in: table)
      return Set(table.visibleCells.map { $0.detailTextLabel?.text })
    }
    expectEqual(details(.automatic), [nil])
    expectEqual(details(.automatic(bundle: module)), ["from the nib"])
  }

  @Test("Plain cells have the style that was asked for")
  func styles() {
    for style: UITableViewCell.CellStyle in [.default, .value1, .value2, .subtitle] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      _ = cells(UITableViewCell.self, .style(style), in: table)
      expectEqual((table.visibleCells.first?.detailTextLabel != nil), (style != .default))
    }
  }

  @Test("Items choose among several kinds of cells")
  func kinds() {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=abc")), cell: BookCell.self,
      configuration: show)
    list.cells(PressCell.self, of: { $0.id == "b" ? $0 : nil }, configuration: show)
    expectEqual(texts(of: list), ["BookCell 0a", "PressCell 1b", "BookCell 2c"])
  }

  @Test("A list keeps no table, and takes no new one for an old one")
  func manyTables() {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(sections: shelves("A=abc")), cell: BookCell.self,
      configuration: show)
    for _ in 0..<50 {
      autoreleased {
        expectEqual(texts(of: list), ["BookCell 0a", "BookCell 1b", "BookCell 2c"])
      }
    }
    weak var weakTable: UITableView?
    autoreleased {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      weakTable = table
      _ = texts(of: list, in: table)
    }
    expectEqual(weakTable, nil)
  }

  @Test("Descriptors apply to their types, also in sections without one, and to parts of items")
  func descriptors() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list = TableViewDataSource(dataSource: source.erased())
    list.cells(
      PressCell.self, for: Book.self, of: { $0.id == "b" ? $0.id : nil },
      reuseIdentifier: "press"
    ).configure { cell, letter, _ in cell.textLabel?.text = "\(letter)!" }
    list.cells(BookCell.self, for: Book.self, configuration: show)
    list.tableView = table
    table.layoutIfNeeded()
    expectEqual(table.shownTexts, [[0, 0]: "0a", [0, 1]: "b!", [0, 2]: "2c"])
    #expect(table.shownCells[[0, 1]] is PressCell)
    withExtendedLifetime(list) {}
  }

  @Test("Descriptors are registered with each table that they come to")
  func descriptorTables() {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let list = TableViewDataSource(dataSource: source)
    list.cells(BookCell.self, for: Book.self, configuration: show)
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
      prepare: (UICollectionView) -> Void = { _ in },
      setUp: (CollectionViewDataSource<Shelf>) -> Void
    ) -> [String] {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      prepare(view)
      let list = CollectionViewDataSource(
        dataSource: ArrayDataSource(sections: shelves("A=abc")))
      setUp(list)
      list.collectionView = view
      view.layoutIfNeeded()
      return view.shownCells.sorted { $0.key < $1.key }.map {
        ($0.value as? BookItemCell)?.text ?? ""
      }
    }
    func cells(
      _ method: RegistrationMethod<BookItemCell>, prepare: (UICollectionView) -> Void = { _ in }
    ) -> [String] {
      cells(prepare: prepare) { list in
        list.cells(BookItemCell.self, for: Book.self, method: method, configuration: show)
      }
    }
    let show = { (cell: BookItemCell, book: Book, path: IndexPath) in
      cell.text = "\(path.item)\(book)"
    }
    let expected = ["0a", "1b", "2c"]
    expectEqual(cells(.classBased), expected)
    expectEqual(cells(.nibBased(UINib { [BookItemCell(frame: .zero)] })), expected)
    let prototypes = cells(.dynamic) {
      $0.declarePrototype("BookItemCell") { BookItemCell(frame: .zero) }
    }
    expectEqual(prototypes, expected)
    let registration = UICollectionView.CellRegistration<BookItemCell, Book> { cell, path, book in
      show(cell, book, path)
    }
    expectEqual(cells { $0.cells(registration) }, expected)
  }

  @Test("After a cell registration come the closures for its cells, or else those of the list")
  func registrationClosures() {
    typealias Registration = UICollectionView.CellRegistration<BookItemCell, Book>
    var lines: [String] = []
    let registration = Registration { _, _, book in lines.append("register \(book)") }
    func show(_ setUp: (CollectionViewDataSource<Shelf>) -> Void) -> [String] {
      lines = []
      let stage = CollectionStage("A=a", setUp: setUp)
      stage.source.sections[0].items[0].edition = 1
      stage.layOut()
      return lines
    }
    let own = show { list in
      list.cells(registration)
        .configure { _, book, _ in lines.append("configure \(book)") }
        .update { _, book, _ in lines.append("update \(book)") }
      list.configure { _, _, _ in lines.append("never") }
    }
    expectEqual(own, ["register a", "configure a", "register a'", "update a'"])
    let ofList = show { list in
      list.cells(registration)
      list.configure { _, book, _ in lines.append("configure \(book)") }
    }
    expectEqual(ofList, ["register a", "configure a", "register a'", "configure a'"])
    expectEqual(show { $0.cells(registration) }, ["register a", "register a'"])
  }
}

/// Runs a body whose objects are all gone when it returns.
@MainActor
func autoreleased(_ body: () -> Void) {
  body()
  HeadlessUIKit.finishAnimations()
}
#endif
