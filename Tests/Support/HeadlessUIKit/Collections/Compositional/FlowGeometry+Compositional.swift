extension FlowGeometry {
  /// Puts the groups of sections one below the other; those that scroll across, in one line.
  ///
  /// Rows of lists are as high as without content, and estimates are right.
  @MainActor init(
    of sections: [NSCollectionLayoutSection], spacing: CGFloat, in view: UICollectionView
  ) {
    self.init()
    let container = view.bounds.size
    var along: CGFloat = 0
    let counts = view.engine.current()
    for (section, layout) in sections.enumerated() {
      if section > 0 { along += spacing }
      var made = Section(start: along, end: along)
      made.header = layout.boundary(.top, at: &along, in: container)
      along += layout.contentInsets.top
      made.items =
        layout.group.map { group in
          layout.frames(of: counts[section], group: group, at: &along, in: container)
        }
        ?? (0..<counts[section]).map { _ in
          defer { along += 44 }
          return CGRect(x: 0, y: along, width: container.width, height: 44)
        }
      along += layout.contentInsets.bottom
      made.footer = layout.boundary(.bottom, at: &along, in: container)
      made.end = along
      made.longest = made.items.map(\.height).max() ?? 0
      append(made)
    }
    end(at: CGSize(width: container.width, height: along))
  }

  @MainActor func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    elements(in: rect).map { path, kind, frame in
      let attributes = UICollectionViewLayoutAttributes(path, kind)
      attributes.frame = frame
      return attributes
    }
  }

  @MainActor func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    frame(ofItemAt: path).map { frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      return attributes
    }
  }

  @MainActor func attributes(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frame(ofKind: kind, inSection: path.section).map { frame in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = frame
      return attributes
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns the header or footer, if there is one.
  fileprivate func boundary(
    _ alignment: NSRectAlignment, at along: inout CGFloat, in container: CGSize
  ) -> CGRect? {
    guard let item = boundarySupplementaryItems.first(where: { $0.alignment == alignment }) else {
      return nil
    }
    let size = item.layoutSize.size(in: container)
    defer { along += size.height }
    return CGRect(origin: CGPoint(x: 0, y: along), size: size)
  }

  fileprivate func frames(
    of count: Int, group: NSCollectionLayoutGroup, at along: inout CGFloat, in container: CGSize
  ) -> [CGRect] {
    let inner = CGSize(
      width: container.width - contentInsets.leading - contentInsets.trailing,
      height: container.height)
    let size = group.layoutSize.size(in: inner)
    let isAcross = orthogonalScrollingBehavior != .none
    var origin = CGPoint(x: contentInsets.leading, y: along)
    var frames: [CGRect] = []
    while frames.count < count {
      let group = group.frames(at: origin, in: inner)
      if group.isEmpty { break }
      frames += group.prefix(count - frames.count)
      if isAcross {
        origin.x += size.width + interGroupSpacing
      } else {
        origin.y += size.height + (frames.count < count ? interGroupSpacing : 0)
      }
    }
    if isAcross, count > 0 { origin.y += size.height }
    along = origin.y
    return frames
  }
}
