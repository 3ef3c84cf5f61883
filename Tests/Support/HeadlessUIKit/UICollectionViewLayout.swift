@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath: IndexPath
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open private(set) var representedElementKind: String?
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, nil) }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  { self.init(indexPath, elementKind) }
  init(_ indexPath: IndexPath, _ kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

@MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplementary: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  open override func prepare() {
    cells = [:]
    supplementary = []
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let horizontal = scrollDirection == .horizontal
    // `along` runs in the scroll direction, `across` the other way.
    let limit = horizontal ? view.bounds.height : view.bounds.width
    var along: CGFloat = 0
    func rect(_ a: CGFloat, _ c: CGFloat, _ size: CGSize) -> CGRect {
      horizontal
        ? CGRect(x: a, y: c, width: size.width, height: size.height)
        : CGRect(x: c, y: a, width: size.width, height: size.height)
    }
    for (section, count) in view.engine.current().enumerated() {
      let inset =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let spacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      func boundary(_ kind: String, _ size: CGSize) {
        let length = horizontal ? size.width : size.height
        guard length > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame = rect(
          along, 0,
          horizontal ? CGSize(width: length, height: limit) : CGSize(width: limit, height: length))
        supplementary.append(attributes)
        along += length
      }
      boundary(
        UICollectionView.elementKindSectionHeader,
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize)
      along += horizontal ? inset.left : inset.top
      let start = horizontal ? inset.top : inset.left
      let stop = limit - (horizontal ? inset.bottom : inset.right)
      var across = start
      var line: CGFloat = 0
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        let (length, breadth) = horizontal ? (size.width, size.height) : (size.height, size.width)
        if across > start, across + breadth > stop + 0.001 {
          along += line + lineSpacing
          (across, line) = (start, 0)
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rect(along, across, size)
        cells[path] = attributes
        across += breadth + spacing
        line = max(line, length)
      }
      along += line + (horizontal ? inset.right : inset.bottom)
      boundary(
        UICollectionView.elementKindSectionFooter,
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
    }
    contentSize =
      horizontal ? CGSize(width: along, height: limit) : CGSize(width: limit, height: along)
  }

  open override var collectionViewContentSize: CGSize { contentSize }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (cells.values + supplementary).filter { $0.frame.overlaps(rect) }.sorted {
      $0.indexPath < $1.indexPath
    }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cells[indexPath] }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? true
  }
}
