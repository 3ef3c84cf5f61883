// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseKey(kind: ReuseKey.cellKind, identifier: identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseKey(kind: elementKind, identifier: identifier))
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, ReuseKey(kind: ReuseKey.cellKind, identifier: identifier))
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, ReuseKey(kind: kind, identifier: identifier))
  }

  private func register(_ viewClass: AnyClass?, _ key: ReuseKey) {
    guard let viewClass else { return pool.register(nil, for: key) }
    guard let type = viewClass as? UICollectionReusableView.Type,
      key.kind != ReuseKey.cellKind || type is UICollectionViewCell.Type
    else {
      return HeadlessUIKit.raise(
        "must register a class that is a subclass of UICollectionReusableView, or of UICollectionViewCell for cells: \(viewClass)"
      )
    }
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    pool.register({ type.init(_headlessFrame: frame) }, for: key)
  }

  private func register(_ nib: UINib?, _ key: ReuseKey) {
    guard let nib else { return pool.register(nil, for: key) }
    let isCell = key.kind == ReuseKey.cellKind
    let make = { () -> UICollectionReusableView? in
      if isCell {
        nib.makeView(
          UICollectionViewCell.self, kind: "UICollectionReusableView", for: key.identifier,
          reuseIdentifier: \.reuseIdentifier)
      } else {
        nib.makeView(
          UICollectionReusableView.self, kind: "UICollectionReusableView", for: key.identifier,
          reuseIdentifier: \.reuseIdentifier)
      }
    }
    pool.register(make, for: key)
  }

  /// (headless) Declares a prototype cell, as a storyboard has it.
  @_spi(Headless) public func declarePrototype(
    _ identifier: String, make: @escaping @MainActor () -> UICollectionViewCell
  ) {
    pool.register(make, for: ReuseKey(kind: ReuseKey.cellKind, identifier: identifier))
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseKey(kind: ReuseKey.cellKind, identifier: identifier)
    return dequeue(key, indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    return dequeue(key, indexPath) ?? UICollectionReusableView()
  }

  private func dequeue(_ key: ReuseKey, _ path: IndexPath) -> UICollectionReusableView? {
    if let last = requests.last, let existing = last.existing, last.path == path {
      if existing.reuseKey == key { return existing }
      HeadlessUIKit.raise(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which is not allowed. You can only dequeue a cell using the same registration or reuse identifier that was used to dequeue the existing cell for the item being reconfigured. Dequeued reuse identifier: \(key.identifier); Original reuse identifier: \(existing.reuseIdentifier ?? "(null)")"
      )
    }
    let view: UICollectionReusableView
    if let old = pool.reused(key) {
      old.prepareForReuse()
      view = old
    } else if let made = pool.made(key) {
      view = made
      view.reuseIdentifier = key.identifier
      view.reuseKey = key
    } else {
      if !pool.isRegistered(key) {
        HeadlessUIKit.raise(
          "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
      }
      return nil
    }
    if requests.isEmpty {
      if HeadlessUIKit.quirks.strictDequeue { HeadlessUIKit.raise(undelivered(view)) }
    } else {
      requests[requests.count - 1].dequeued.append(view)
    }
    return view
  }

  private func undelivered(_ view: UICollectionReusableView) -> String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view); Collection view: \(self)"
  }

  /// The requests of cells of any collection view under way: a registration made now is too late.
  private(set) static var requestsInProgress = 0

  func request(
    _ path: IndexPath, again existing: UICollectionViewCell? = nil
  ) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    requests.append(CellRequest(path: path, kind: ReuseKey.cellKind, existing: existing))
    Self.requestsInProgress += 1
    engine.tally { $0.configuredCells += 1 }
    let cell = engine.ask { dataSource.collectionView(self, cellForItemAt: path) }
    Self.requestsInProgress -= 1
    check(requests.removeLast(), returned: cell)
    return cell
  }

  func request(_ place: SupplementaryPlace) -> UICollectionReusableView? {
    guard dataSource != nil else { return nil }
    guard
      asked.responds(to: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    else {
      HeadlessUIKit.raise(
        "the collection view's data source did not return a view for element kind '\(place.kind)': -collectionView:viewForSupplementaryElementOfKind:atIndexPath: is not implemented"
      )
      return nil
    }
    requests.append(CellRequest(path: place.path, kind: place.kind))
    engine.tally { $0.configuredSupplementaryViews += 1 }
    let view = engine.ask {
      asked.collectionView?(
        self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    }
    let request = requests.removeLast()
    if let view { check(request, returned: view) }
    return view
  }

  func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
    engine.tally { $0.reconfiguredCells += 1 }
    guard let answer = request(path, again: cell), answer !== cell else { return }
    HeadlessUIKit.raise(
      "[headless] reconfigureItems: the cell returned for \(path) is not the existing one")
  }

  private func check(
    _ request: CellRequest<UICollectionReusableView>, returned view: UICollectionReusableView
  ) {
    if view.reuseIdentifier == nil {
      let method =
        request.kind == ReuseKey.cellKind
        ? "-collectionView:cellForItemAtIndexPath:"
        : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
      HeadlessUIKit.raise(
        "the view returned from \(method) (\(view)) was not retrieved by calling a dequeue method")
    } else if HeadlessUIKit.quirks.strictDequeue,
      let extra = request.dequeued.first(where: { $0 !== view })
    {
      HeadlessUIKit.raise(undelivered(extra))
    }
  }
}
