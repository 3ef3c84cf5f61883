// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {}

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
}

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var geometry = FlowGeometry()
  /// What the provider gave when the layout was prepared.
  private(set) var sections: [NSCollectionLayoutSection] = []

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("The model reads no compositional layouts from storyboards")
  }

  open override func prepare() {
    guard let view = collectionView else { return }
    let environment = HeadlessLayoutEnvironment(of: view)
    sections = view.engine.current().indices.map { section in
      guard let made = provider(section, environment) else {
        preconditionFailure("UIKit raises an exception for section \(section) without a layout")
      }
      return made
    }
    geometry = FlowGeometry(of: sections, spacing: configuration.interSectionSpacing, in: view)
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

extension UICollectionView {
  /// (headless) Swipes a row of a section that is a list.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: The edge from which the actions come in: `.leading` or `.trailing`.
  /// - Returns: The actions; nil for none.
  @_spi(Headless) public func simulateSwipe(
    at indexPath: IndexPath, from edge: NSDirectionalRectEdge
  ) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      shown[indexPath] != nil, let list = layout.sections[indexPath.section].list
    else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// (headless) Whether a section is a list that asks a provider for swipe actions, instead of its cells.
  @_spi(Headless) public func asksForSwipeActions(inSection section: Int) -> Bool {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.sections[section].list else { return false }
    return list.leadingSwipeActionsConfigurationProvider != nil
      || list.trailingSwipeActionsConfigurationProvider != nil
  }
}
