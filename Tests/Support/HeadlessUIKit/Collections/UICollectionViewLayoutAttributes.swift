// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

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
