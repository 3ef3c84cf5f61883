#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Content of a cell that has state beside its item, as views of SwiftUI have.
private struct Content: UIContentConfiguration {
  let book: Book

  func makeContentView() -> any UIView & UIContentView { ContentView(self) }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class ContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  var isUnfolded = false

  init(_ configuration: Content) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String { (configuration as? Content).map { "\($0.book)" } ?? "-" }
}

@MainActor
@Suite("Cells whose content has a state", .traced)
struct ContentStateTests {
  @Test("When an item changes or moves, its content keeps the state")
  func state() throws {
    let source = ArrayDataSource(sections: shelves("A=abc"))
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, book, _ in cell.contentConfiguration = Content(book: book)
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let window = UIWindow(frame: table.frame)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(table)
    list.tableView = table
    HeadlessUIKit.commit()

    func content(at row: Int) throws -> ContentView {
      let cell = try #require(table.cellForRow(at: [0, row]))
      return try #require(cell.contentView.subviews.lazy.compactMap { $0 as? ContentView }.first)
    }
    let view = try content(at: 1)
    view.isUnfolded = true
    source.modifyItem(withID: "b") { $0.edition = 1 }
    source.moveItem(at: [0, 1], to: [0, 2])
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
    #expect(try content(at: 2) === view)
    expectEqual(view.text, "b'")
    #expect(view.isUnfolded)
  }
}
#endif
