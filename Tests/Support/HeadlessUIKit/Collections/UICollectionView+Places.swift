// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// The cells on the screen, in no order.
  public var visibleCells: [UICollectionViewCell] { Array(shown.values) }

  /// The items on the screen, in no order, as in UIKit.
  public var indexPathsForVisibleItems: [IndexPath] { Array(shown.keys) }

  // Since iOS 15, also a cell that is prepared and not on the screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[indexPath] ?? prefetched[indexPath] ?? kept.first { $0.path == indexPath }?.cell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    preparedLayout().layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout().layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout().layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementary[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementary.keys.filter { $0.kind == elementKind }.map(\.path)
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let counts = engine.current()
    guard engine.hasItem(at: indexPath) else {
      let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0
      return HeadlessUIKit.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only \(count) items in section \(indexPath.section). Collection view: \(self)."
      )
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    if let layout, layout.sections[indexPath.section].orthogonalScrollingBehavior != .none {
      // Such a section has a scroll view of its own.
      (offsetsAcross[indexPath.section], offset.x) = (max(offset.x, 0), contentOffset.x)
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, !shown.isEmpty else { return }
    let change = prefetching.advance(
      visible: shown.keys.sorted(), counts: engine.current(),
      distance: HeadlessUIKit.quirks.announcedItems)
    engine.ask {
      if !change.cancelled.isEmpty {
        announced.collectionView?(
          self, cancelPrefetchingForItemsAt: change.cancelled)
      }
      if !change.new.isEmpty {
        prefetchDataSource.collectionView(self, prefetchItemsAt: change.new)
      }
    }
  }

  /// Asks for the titles at the edge, which lead nowhere unless both methods are there.
  func askedIndexTitles() -> [String]? {
    guard asked.responds(to: "collectionView:indexPathForIndexTitle:atIndex:") else { return nil }
    return engine.ask { asked.indexTitles?(for: self) }
  }

  /// (headless) Touches one of the titles at the edge.
  ///
  /// - Returns: The item that the data source gives for it.
  @_spi(Headless) @discardableResult public func simulateTap(
    onIndexTitle index: Int
  ) -> IndexPath? {
    if HeadlessUIKit.quirks.asksForIndexWhenUsed { indexTitles = askedIndexTitles() }
    guard let titles = indexTitles, titles.indices.contains(index) else { return nil }
    let path = engine.ask {
      asked.collectionView?(self, indexPathForIndexTitle: titles[index], at: index)
    }
    guard let path else { return nil }
    scrollToItem(at: path, at: .top, animated: false)
    return path
  }
}
