#if canImport(UIKit)
import UIKit

/// A cell or header with a text.
final class TextCell: UICollectionViewCell {
  var text = ""
  private(set) var preparations = 0

  /// How high the cell wants to be, if it is asked.
  static let preferredHeight: CGFloat = 20

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.preferredHeight
    return layoutAttributes
  }
}

/// The items of a collection view: texts, in sections that have a title each.
final class Items: Watched, UICollectionViewDataSource {
  var texts: [[String]]
  var identifier = "cell"

  /// The items that cells were asked for, in that order, and the cells, which are kept so that no two
  /// of them have the same address.
  private(set) var asked: [IndexPath] = []
  private(set) var cells: [UICollectionViewCell] = []

  init(_ texts: [[String]], _ present: Set<Method> = []) {
    self.texts = texts
    super.init(present.union([.collectionSections]))
  }

  override func forget() {
    super.forget()
    asked = []
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? TextCell)?.text = texts[indexPath.section][indexPath.item]
    asked.append(indexPath)
    cells.append(cell)
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note(.collectionSections)
    return texts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note(.supplementaryView)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    note(.canMoveItem)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note(.moveItem) }
}

/// A delegate of collection views with a flow layout.
final class CollectionDelegate: Watched, UICollectionViewDelegateFlowLayout {
  private(set) var shown: [IndexPath] = []
  private(set) var hidden: [IndexPath] = []

  override func forget() {
    super.forget()
    (shown, hidden) = ([], [])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    note(.itemSize)
    return CGSize(width: 320, height: 55)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    note(.sectionInset)
    return UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    note(.lineSpacing)
    return 6
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note(.headerSize)
    return CGSize(width: 320, height: 33)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note(.willShowItem)
    shown.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note(.didHideItem)
    hidden.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note(.shouldSelectItem)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note(.didSelectItem)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note(.didDeselectItem)
  }
}

/// A collection view of 320 x 440 points in a window, with a flow layout whose items fill lines of 44
/// points unless a test says otherwise.
@MainActor final class Collection {
  let stage = Stage()
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let items: Items
  let delegate: CollectionDelegate?

  init(
    _ items: Items, _ delegate: CollectionDelegate? = nil,
    setUp: (UICollectionView, UICollectionViewFlowLayout) -> Void = { _, _ in }
  ) {
    (self.items, self.delegate) = (items, delegate)
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TextCell.self, forCellWithReuseIdentifier: "other")
    view.register(
      TextCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInsetAdjustmentBehavior = .never
    setUp(view, layout)
    view.dataSource = items
    view.delegate = delegate
    stage.show(view)
  }

  convenience init(
    _ texts: [[String]], _ delegate: CollectionDelegate? = nil,
    setUp: (UICollectionView, UICollectionViewFlowLayout) -> Void = { _, _ in }
  ) { self.init(Items(texts), delegate, setUp: setUp) }

  /// What the visible cells say, in their order, when the view is laid out.
  var texts: [String] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? TextCell)?.text ?? "-"
    }
  }

  /// The visible cells, in their order.
  var cells: [UICollectionViewCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
  }

  func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: [0, item])?.frame }

  func layOut() { view.layoutIfNeeded() }

  /// Changes the items within a batch of the view, without animation.
  func batch(_ texts: [[String]], _ tell: @escaping (UICollectionView) -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates { [self] in
        items.texts = texts
        tell(view)
      }
    }
    layOut()
  }
}
#endif
