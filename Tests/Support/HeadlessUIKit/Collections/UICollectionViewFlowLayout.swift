// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  private var geometry = FlowGeometry()
  /// The sizes that cells gave themselves.
  private var fittedSizes: [IndexPath: CGSize] = [:]

  open override func prepare() {
    guard let view = collectionView else { return }
    geometry = FlowGeometry(of: self, in: view)
  }

  open override func invalidateLayout() {
    fittedSizes = [:]
    super.invalidateLayout()
  }

  /// Whether cells size themselves: there is an estimate, and the delegate has no sizes.
  var sizesItemsToFit: Bool {
    guard estimatedItemSize != .zero, let collectionView else { return false }
    return !collectionView.flowTold.responds(
      to: "collectionView:layout:sizeForItemAtIndexPath:")
  }

  /// Returns the size of an item that the delegate says nothing about.
  func size(ofItemAt path: IndexPath) -> CGSize {
    guard sizesItemsToFit else { return itemSize }
    return fittedSizes[path]
      ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
  }

  /// Lets a cell on the screen say how large it wants to be.
  ///
  /// - Returns: Whether it has not got that size.
  func fit(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard let attributes = layoutAttributesForItem(at: path) else { return false }
    let size = attributes.size
    let fitted = cell.preferredLayoutAttributesFitting(attributes).size
    guard fitted != size else { return false }
    fittedSizes[path] = fitted
    isPrepared = false
    return true
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    geometry.attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.attributes(ofItemAt: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.attributes(ofKind: elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? true
  }
}
