#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import UIKit

/// A list of either kind, as far as tests of both use it.
@MainActor
protocol TestedList<Section>: AnyObject {
  associatedtype Section: SectionProtocol

  var dataSource: any DataSource<Section> { get }
  var snapshot: Snapshot<Section> { get }
  var reordersItems: Bool { get set }
  var reordersSections: Bool { get set }
  var sectionActionNames: (up: String, down: String) { get set }
  var allowsDragging: Bool { get set }
  var anchoring: ScrollAnchoring { get set }
  var emptyContent: (() -> UIView)? { get set }
  var selection: Selection<Section.Item.ID>? { get set }
  var selectedItems: [Section.Item] { get }
  var isAtEnd: Bool { get }
  var scrollPlace: ScrollPlace<Section.Item.ID>? { get }

  func item(at path: IndexPath) -> Section.Item?
  func select(_ id: Section.Item.ID, animated: Bool)
  func deselect(_ id: Section.Item.ID, animated: Bool)
  func scroll(to id: Section.Item.ID, at position: ListScrollPosition, animated: Bool)
  func scroll(to place: ScrollPlace<Section.Item.ID>)
  func scrollToEnd(animated: Bool)
  func flush()

  @discardableResult
  func itemProvider(_ closure: ((Section.Item, IndexPath) -> NSItemProvider?)?) -> Self

  @discardableResult
  func targetForMove(
    _ closure: ((_ item: Section.Item, _ path: IndexPath, _ proposal: IndexPath) -> IndexPath)?
  ) -> Self

  @discardableResult
  func moveItem(
    _ closure: ((_ item: Section.Item, _ path: IndexPath, _ destination: IndexPath) -> Void)?
  ) -> Self

  @discardableResult
  func moveItems(_ closure: ((ListMove<Section>) -> Void)?) -> Self

  @discardableResult
  func canDrop(_ closure: ((ListDrop<Section>) -> Bool)?) -> Self

  @discardableResult
  func performDrop(_ closure: ((ListDrop<Section>) -> Void)?) -> Self
}

extension ListDataSource: TestedList {}

extension TestedList {
  func select(_ id: Section.Item.ID) { select(id, animated: false) }

  func deselect(_ id: Section.Item.ID) { deselect(id, animated: false) }

  func scrollToEnd() { scrollToEnd(animated: true) }
}
#endif
