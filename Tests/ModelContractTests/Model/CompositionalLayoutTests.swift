#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What compositional layouts ask for, and where they put things")
struct CompositionalLayoutTests {
  /// A collection view of 320 x 440 points in a window, with a compositional layout.
  @MainActor private final class Composition {
    let stage = Stage()
    let view: UICollectionView
    let items: Items
    let layout: UICollectionViewCompositionalLayout
    /// The sections that the provider was asked for, and the sizes that it was told.
    private(set) var asked: [(section: Int, size: CGSize)] = []

    private final class Log {
      var note: (Int, CGSize) -> Void = { _, _ in }
    }

    init(
      _ texts: [[String]], of cell: UICollectionViewCell.Type = UICollectionViewCell.self,
      spacing: CGFloat = 0, showing present: Set<Method> = [],
      provide: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    ) {
      items = Items(texts, present)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = spacing
      let log = Log()
      layout = UICollectionViewCompositionalLayout(
        sectionProvider: { section, environment in
          log.note(section, environment.container.contentSize)
          return provide(section, environment)
        },
        configuration: configuration)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(cell, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          TextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      }
      log.note = { [weak self] in self?.asked.append(($0, $1)) }
      view.dataSource = items
      stage.show(view)
    }

    func forget() { asked = [] }

    /// The frame of an item's cell, as it is on the screen.
    func frame(_ item: Int, in section: Int = 0) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func hasView(ofKind kind: String) -> Bool {
      view.supplementaryView(forElementKind: kind, at: [0, 0]) != nil
    }
  }

  /// Lines of square tiles.
  private static func tiles(_ length: CGFloat) -> NSCollectionLayoutSection {
    let tile = NSCollectionLayoutSize(
      widthDimension: .absolute(length), heightDimension: .absolute(length))
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: tile)]))
  }

  // Documented: UICollectionViewCompositionalLayoutSectionProvider, NSCollectionLayoutContainer.
  // How often it is asked is not.
  @Test("The provider is asked for every section, and receives the size of the view")
  func provider() {
    let composition = Composition([["a"], ["b"], ["c"]]) { section, _ in
      Self.tiles(CGFloat(20 + 10 * section))
    }
    expectEqual(Set(composition.asked.map(\.section)), [0, 1, 2])
    #expect(composition.asked.allSatisfy { $0.size == CGSize(width: 320, height: 440) })
    expectEqual(composition.frame(0, in: 1), CGRect(x: 0, y: 20, width: 30, height: 30))
    expectEqual(composition.frame(0, in: 2), CGRect(x: 0, y: 50, width: 40, height: 40))
    expectEqual(composition.view.contentSize, CGSize(width: 320, height: 90))
  }

  // Documented: NSCollectionLayoutGroup.horizontal(layoutSize:subitems:). That the subitems repeat
  // while there is room: observed in Apple's sample code "Implementing modern collection views".
  @Test("A group takes as many items as fit, and the section as many groups as it needs")
  func groups() {
    let composition = Composition([numbers(0..<8)]) { _, _ in Self.tiles(100) }
    expectEqual((0..<4).map { composition.frame($0)?.minX }, [0, 100, 200, 0])
    expectEqual((0..<4).map { composition.frame($0)?.minY }, [0, 0, 0, 100])
    expectEqual(composition.view.contentSize.height, 300)
  }

  // Documented: contentInsets, interGroupSpacing, interSectionSpacing. There is no spacing after the
  // last group.
  @Test("Insets, and the spacing between groups and sections")
  func spacing() {
    let composition = Composition([numbers(0..<2), ["a"]], spacing: 7) { _, _ in
      let section = Self.tiles(200)
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 0)
      section.interGroupSpacing = 13
      return section
    }
    expectEqual(composition.frame(0), CGRect(x: 5, y: 3, width: 200, height: 200))
    expectEqual(composition.frame(1), CGRect(x: 5, y: 216, width: 200, height: 200))
    expectEqual(composition.view.contentSize.height, 648)
  }

  // Documented: orthogonalScrollingBehavior. Where items off the screen lie is not.
  @Test("A section that scrolls across is as high as one group")
  func across() {
    let composition = Composition([numbers(0..<9), ["a"]]) { section, _ in
      let tiles = Self.tiles(100)
      if section == 0 { tiles.orthogonalScrollingBehavior = .continuous }
      return tiles
    }
    expectEqual(composition.view.contentSize.height, 200)
    expectEqual(composition.frame(0, in: 1)?.minY, 100)
  }

  // Documented: NSCollectionLayoutSection.list(using:layoutEnvironment:). How high rows are depends
  // on their cells.
  @Test("The rows of a plain list are as wide as the view, one below the other")
  func lists() throws {
    let composition = Composition([numbers(0..<3)], of: TextCell.self) { _, environment in
      .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    composition.view.layoutIfNeeded()
    let frames = try (0..<3).map { try #require(composition.frame($0)) }
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 320 && $0.height > 0 })
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
  }

  // Documented: UICollectionLayoutListConfiguration.headerMode, footerMode.
  @Test("A list has a header or a footer if its configuration says so")
  func listHeaders() {
    for (hasHeader, hasFooter) in [(false, false), (true, false), (false, true), (true, true)] {
      let composition = Composition(
        [["a"]], of: TextCell.self, showing: [.supplementaryView]
      ) { _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        if hasHeader { configuration.headerMode = .supplementary }
        if hasFooter { configuration.footerMode = .supplementary }
        return .list(using: configuration, layoutEnvironment: environment)
      }
      expectEqual(composition.hasView(ofKind: UICollectionView.elementKindSectionHeader), hasHeader)
      expectEqual(composition.hasView(ofKind: UICollectionView.elementKindSectionFooter), hasFooter)
    }
  }

  // Documented: invalidateLayout(). That the provider is asked again: observed in many threads about
  // layouts that follow the width.
  @Test("A layout that is invalidated asks the provider again, and keeps the cells")
  func invalidation() {
    var length: CGFloat = 20
    let composition = Composition([numbers(0..<3)]) { _, _ in Self.tiles(length) }
    let cell = composition.view.cellForItem(at: [0, 1])
    composition.forget()
    composition.items.forget()
    length = 40
    composition.layout.invalidateLayout()
    composition.view.layoutIfNeeded()
    expectEqual(Set(composition.asked.map(\.section)), [0])
    expectEqual(composition.frame(1), CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(composition.view.cellForItem(at: [0, 1]) === cell && composition.items.asked.isEmpty)
  }

  // Documented: invalidateLayout(). Since iOS 27, UIKit also invalidates the layout by itself when an
  // observable object changes that the provider has read.
  @Test("A layout that is invalidated asks the provider again")
  func invalidation() async {
    var length: CGFloat = 20
    let composition = Composition([["a", "b"]]) { _, _ in Self.tiles(length) }
    expectEqual(composition.frame(1), CGRect(x: 20, y: 0, width: 20, height: 20))
    length = 40
    composition.forget()
    composition.layout.invalidateLayout()
    await composition.stage.eventually {
      composition.frame(1) == CGRect(x: 40, y: 0, width: 40, height: 40)
    }
    #expect(!composition.asked.isEmpty)
  }
}
#endif
