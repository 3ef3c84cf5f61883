// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  /// (headless) How often the view was told and asked what.
  @_spi(Headless) public var calls: ListCalls { engine.calls }

  /// (headless) The cells on the screen.
  @_spi(Headless) public var shownCells: [IndexPath: UICollectionViewCell] { shown }

  /// (headless) What the items on the screen say.
  @_spi(Headless) public var shownTexts: [IndexPath: String] { shown.compactMapValues(\.shownText) }

  /// (headless) The supplementary views of a kind on the screen.
  @_spi(Headless) public func shownSupplementaryViews(
    ofKind kind: String
  ) -> [IndexPath: UICollectionReusableView] {
    let views = supplementary.filter { $0.key.kind == kind }
    return Dictionary(uniqueKeysWithValues: views.map { ($0.key.path, $0.value) })
  }

  /// (headless) The titles at the edge, as the view last asked for them.
  @_spi(Headless) public var shownIndexTitles: [String]? { indexTitles }

  /// (headless) The numbers of items that the view believes in; nil when it has not asked.
  @_spi(Headless) public var knownCounts: [Int]? { engine.counts }
}

extension UICollectionViewCell {
  /// (headless) What the cell says, if a list's own configuration says it.
  @_spi(Headless) public var shownText: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text
  }
}
