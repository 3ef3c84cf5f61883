// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  func layoutReplaced(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { HeadlessUIKit.afterAnimation { completion(true) } }
  }

  func dataSourceChanged() {
    engine.forget()
    selection.removeAll()
    startOver()
  }

  /// Forgets what is shown at the next layout.
  func startOver() {
    needsReload = true
    if HeadlessUIKit.quirks.reloadedSelection == .isForgotten { selection.removeAll() }
    prefetching.forget()
    (movement, focused, lastFocused) = (nil, nil, nil)
    engine.isMoving = false
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func preparedLayout() -> UICollectionViewLayout {
    if !collectionViewLayout.isPrepared {
      collectionViewLayout.isPrepared = true
      engine.ask { collectionViewLayout.prepare() }
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
    }
    return collectionViewLayout
  }

  func layOut() {
    if needsReload {
      needsReload = false
      if HeadlessUIKit.quirks.reloadedSelection == .isForgottenInLayout { selection.removeAll() }
      indexTitles = askedIndexTitles()
      endAll()
    }
    var elements = preparedLayout().layoutAttributesForElements(in: bounds) ?? []
    layOutCells(elements.filter { $0.representedElementCategory == .cell })
    // Cells that turn out smaller than estimated make room for more; some never settle.
    for _ in 0..<8 where fitCells() {
      elements = preparedLayout().layoutAttributesForElements(in: bounds) ?? []
      layOutCells(elements.filter { $0.representedElementCategory == .cell })
    }
    layOutSupplementary(
      elements.filter { $0.representedElementCategory == .supplementaryView })
    prefetch()
  }

  private func layOutCells(_ elements: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(elements.map(\.indexPath))
    let leaving = shown.filter { !wanted.contains($0.key) }.sorted { $0.key < $1.key }
    for (path, _) in leaving { shown[path] = nil }
    let endsFirst = HeadlessUIKit.quirks.endsDisplayingFirst
    let retiresFirst = endsFirst || HeadlessUIKit.quirks.reusesCellsBeforeEnding
    if retiresFirst { for (path, cell) in leaving { retire(cell, keptFor: path) } }
    if endsFirst { for (path, cell) in leaving { tellOfEnd(cell, path) } }
    for attributes in elements {
      if let cell = shown[attributes.indexPath] {
        place(cell, attributes)
      } else {
        show(attributes)
      }
    }
    if !retiresFirst { for (path, cell) in leaving { retire(cell, keptFor: path) } }
    if !endsFirst { for (path, cell) in leaving { tellOfEnd(cell, path) } }
    prefetchCells(after: elements.map(\.indexPath).max())
  }

  /// Lets the cells on the screen size themselves, if they may.
  ///
  /// - Returns: Whether any of them has to be placed again.
  private func fitCells() -> Bool {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.sizesItemsToFit
    else { return false }
    return shown.count { layout.fit($0.value, at: $0.key) } > 0
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if view.frame != attributes.frame { view.frame = attributes.frame }
    view.apply(attributes)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let prepared = prefetched.removeValue(forKey: path) ?? takeKeptCell(for: path)
    guard let cell = prepared ?? request(path) else { return }
    if let other = shown.first(where: { $0.value === cell })?.key {
      HeadlessUIKit.hazard("the cell returned for \(path) is the one shown at \(other)")
      shown[other] = nil
    }
    place(cell, attributes)
    cell.isSelected = selection.contains(path)
    prepareEditing(of: cell, at: path)
    shown[path] = cell
    // In UIKit, too, the cell is in the view tree when `willDisplay` comes.
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    engine.ask { told.collectionView?(self, willDisplay: cell, forItemAt: path) }
  }

  private func prefetchCells(after last: IndexPath?) {
    let count = HeadlessUIKit.quirks.prefetchedItems
    guard isPrefetchingEnabled, count > 0, var path = last else { return }
    let counts = engine.current()
    for _ in 0..<count {
      path.item += 1
      guard path.item < counts[path.section] else { return }
      if cellForItem(at: path) == nil { prefetched[path] = request(path) }
    }
  }

  private func layOutSupplementary(_ elements: [UICollectionViewLayoutAttributes]) {
    var wanted: [SupplementaryPlace: UICollectionViewLayoutAttributes] = [:]
    for element in elements {
      guard let kind = element.representedElementKind else { continue }
      wanted[SupplementaryPlace(kind: kind, path: element.indexPath)] = element
    }
    endSupplementary { wanted[$0] == nil ? nil : $0 }
    for (position, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
      if let view = supplementary[position] {
        place(view, attributes)
      } else if let view = request(position) {
        place(view, attributes)
        supplementary[position] = view
        addSubview(view)
        engine.ask {
          told.collectionView?(
            self, willDisplaySupplementaryView: view, forElementKind: position.kind,
            at: position.path)
        }
      }
    }
  }
}
