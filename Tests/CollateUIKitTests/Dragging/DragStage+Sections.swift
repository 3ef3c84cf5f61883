#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A list whose sections have headers that count their items, and can be dragged by them.
extension DragStage {
  static let sections = "A=ab|B=cde|C=|D=f"

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - text: The sections.
  ///   - shown: The source to show instead.
  ///   - others: The ids of sections that have no header.
  ///   - setUp: Sets up the list before it is shown.
  /// - Returns: The stage.
  static func withHeaders(
    _ kind: Kind, _ text: String = sections, showing shown: (any DataSource<Shelf>)? = nil,
    withoutHeaders others: Set<Character> = [],
    setUp: (any TestedList<Shelf>) -> Void = { $0.reordersSections = true }
  ) -> DragStage {
    let stage = DragStage(kind, text, showing: shown) {
      addHeaders(to: $0) { !others.contains($0.id) }
      setUp($0)
    }
    stage.layOut()
    return stage
  }

  private static func addHeaders(
    to list: any TestedList<Shelf>, _ hasHeader: @escaping (Shelf) -> Bool
  ) {
    func text(_ shelf: Shelf) -> String { "\(shelf.id) \(shelf.items.count)" }
    (list as? TableViewDataSource<Shelf>)?.header { shelf, _ in
      hasHeader(shelf) ? .title(text(shelf)) : .none
    }
    (list as? CollectionViewDataSource<Shelf>)?
      .headerSize { shelf, _ in hasHeader(shelf) ? CGSize(width: 320, height: 20) : .zero }
      .header { shelf, _ in
        .view(UICollectionViewListCell.self) { $0.accessibilityLabel = text(shelf) }
      }
  }

  func lift(section: Int) -> HeadlessDrag? { header(section).flatMap { HeadlessDrag(lifting: $0) } }

  /// Moves over the header of a section.
  @discardableResult
  func move(_ drag: HeadlessDrag?, over section: Int) -> UIDropOperation? {
    header(section).flatMap { header in
      drag?.move(to: CGPoint(x: header.frame.midX, y: header.frame.midY), over: nil, in: view)
    }
  }

  /// Expects the headers of all sections to say what these are.
  func expectHeaders() {
    for (section, shelf) in list.dataSource.snapshot.sections.enumerated() {
      expectEqual(headerText(section), "\(shelf.id) \(shelf.items.count)")
    }
  }

  func header(_ section: Int) -> UIView? {
    if let table = view as? UITableView { return table.headerView(forSection: section) }
    return (view as? UICollectionView)?
      .supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
  }

  func headerText(_ section: Int) -> String? {
    if let table = view as? UITableView { return table.shownHeaderTexts[section] }
    return header(section)?.accessibilityLabel
  }

  func frame(ofItemAt path: IndexPath) -> CGRect {
    if let table = view as? UITableView { return table.rectForRow(at: path) }
    return (view as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func actions(_ section: Int) -> [String] {
    header(section)?.accessibilityCustomActions?.map(\.name) ?? []
  }
}
#endif
