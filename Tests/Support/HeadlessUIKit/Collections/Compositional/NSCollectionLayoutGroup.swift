// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  private var isHorizontal = true

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = Self(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = horizontal(layoutSize: layoutSize, subitems: subitems)
    group.isHorizontal = false
    return group
  }

  /// Where the items of a group lie that is at a point: as many as fit, one after the other.
  func frames(at origin: CGPoint, in container: CGSize) -> [CGRect] {
    let size = layoutSize.size(in: container)
    var frames: [CGRect] = []
    var at = origin
    while true {
      for item in subitems {
        let own = item.layoutSize.size(in: size)
        let fits =
          isHorizontal
          ? at.x + own.width <= origin.x + size.width + 0.001
          : at.y + own.height <= origin.y + size.height + 0.001
        guard fits || frames.isEmpty else { return frames }
        frames.append(CGRect(origin: at, size: own))
        if isHorizontal { at.x += own.width } else { at.y += own.height }
        if own.width <= 0 || own.height <= 0 { return frames }
      }
      if subitems.isEmpty { return frames }
    }
  }
}
