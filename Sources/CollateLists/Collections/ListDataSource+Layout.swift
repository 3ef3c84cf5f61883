#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension ListDataSource where View == UICollectionView {
  /// Returns a compositional layout with the layouts that are set for sections.
  ///
  ///     list.layout { feed, _ in feed.isFeatured ? .carousel : .grid }
  ///     let view = UICollectionView(
  ///       frame: .zero, collectionViewLayout: list.makeLayout())
  ///
  /// Sections that no layout is set for are plain lists. The layout does not retain the list.
  ///
  /// Since iOS 27, UIKit observes what the closures for layouts read of observable objects, and asks
  /// again when it changes. The closures then get the sections that the collection view shows, which
  /// are behind the source while items are dragged: read them, and not the source.
  ///
  /// - Parameter configuration: What counts for all sections, such as the direction of scrolling.
  /// - Returns: The layout, for the collection view of this list only.
  public func makeLayout(
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] section, environment in
        self?.answer { self?.layoutSection(section, in: environment) }
          ?? .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      },
      configuration: configuration)
  }

  private func layoutSection(
    _ section: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch answer(.layout, at: section) ?? .list(.init(appearance: .plain)) {
    case .custom(let layout):
      let section = layout(environment)
      guard hidesSectionViews, !section.boundarySupplementaryItems.isEmpty,
        let bare = section.copy() as? NSCollectionLayoutSection
      else { return section }
      bare.boundarySupplementaryItems = []
      return bare
    case .list(let configuration):
      return list(section, with: configuration, in: environment)
    }
  }

  private func list(
    _ section: Int, with configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = configuration
    if hidesSectionViews {
      if configuration.headerMode == .supplementary { configuration.headerMode = .none }
      if configuration.footerMode == .supplementary { configuration.footerMode = .none }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    if configuration.headerMode == .none,
      hasView(ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
    {
      configuration.headerMode = .supplementary
    }
    if configuration.footerMode == .none,
      hasView(ofKind: UICollectionView.elementKindSectionFooter, inSection: section)
    {
      configuration.footerMode = .supplementary
    }
    #if !os(tvOS)
    configuration.leadingSwipeActionsConfigurationProvider =
      configuration.leadingSwipeActionsConfigurationProvider ?? swipes(.leadingSwipeActions)
    configuration.trailingSwipeActionsConfigurationProvider =
      configuration.trailingSwipeActionsConfigurationProvider ?? swipes(.trailingSwipeActions)
    #endif
    return .list(using: configuration, layoutEnvironment: environment)
  }

  #if !os(tvOS)
  /// Returns what provides swipe actions, or `nil` if that is left to the cells.
  private func swipes(
    _ method: ItemMethod<UISwipeActionsConfiguration?>
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    if leavesSwipesToCells, !handlers.contains(method),
      !itemDescriptors.contains(where: { $0.base.handlers.contains(method) })
    {
      return nil
    }
    return { [weak self] path in self?.answer { self?.answer(method, at: path) ?? nil } }
  }
  #endif

  /// Whether there is a closure for a supplementary view of a section.
  private func hasView(ofKind kind: String, inSection section: Int) -> Bool {
    self.section(at: section).map { hasClosure(View.supplementaryView(ofKind: kind), for: $0) }
      ?? false
  }
}
#endif
