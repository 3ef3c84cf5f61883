#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Layouts of sections in a compositional layout", .traced)
struct SectionLayoutTests {
  /// A collection view in a window, with a layout that its list made.
  @MainActor
  private final class Stage {
    let source: ArrayDataSource<Shelf>
    let list: CollectionViewDataSource<Shelf>
    let view: UICollectionView
    let window: UIWindow

    init(_ text: String, setUp: (CollectionViewDataSource<Shelf>) -> Void) {
      source = ArrayDataSource(sections: shelves(text))
      list = CollectionViewDataSource(dataSource: source, cell: UICollectionViewCell.self) {
        _, _, _ in
      }
      setUp(list)
      let frame = CGRect(x: 0, y: 0, width: 300, height: 1_000)
      view = UICollectionView(frame: frame, collectionViewLayout: list.makeLayout())
      window = UIWindow(frame: frame)
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.view.addSubview(view)
      list.collectionView = view
      settle()
    }

    func settle() {
      list.flush()
      HeadlessUIKit.commit()
      HeadlessUIKit.finishAnimations()
    }

    /// The sizes of the first items of all sections.
    var sizes: [String] {
      (0..<view.numberOfSections).map { section in
        let size = view.cellForItem(at: IndexPath(item: 0, section: section))?.frame.size ?? .zero
        return "\(Int(size.width)) x \(Int(size.height))"
      }
    }
  }

  private static func tiles(_ length: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(length), heightDimension: .absolute(length))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("A list scrolls to an item of a section that scrolls across, no further than asked for")
  func scrollingAcross() {
    let stage = Stage("A=a|B=bcdefghijk") { list in
      list.sections(of: { $0.id == "B" ? $0 : nil }).layout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        return section
      }
    }
    stage.list.scroll(to: "a", animated: false)
    stage.list.scroll(to: "c", animated: false)
    expectEqual(stage.view.offsetsAcross, [:])
    stage.list.scroll(to: "k", animated: false)
    expectEqual(stage.view.offsetsAcross, [1: 800])
    expectEqual(stage.view.contentOffset, .zero)
  }

  @Test("Each section has that of its descriptor, of the list, or is a plain list")
  func precedence() {
    for (ofDescriptor, ofList) in [(false, false), (false, true), (true, false), (true, true)] {
      let stage = Stage("A=ab|B=cd") { list in
        if ofDescriptor {
          list.sections(of: { $0.id == "A" ? $0 : nil }).layout { shelf, environment in
            expectEqual(environment.container.contentSize.width, 300)
            return Self.tiles(CGFloat(10 * shelf.items.count))
          }
        }
        if ofList { list.layout { _, _ in Self.tiles(60) } }
      }
      let others = ofList ? "60 x 60" : "300 x 44"
      expectEqual(stage.sizes, [ofDescriptor ? "20 x 20" : others, others])
    }
  }

  @Test("The list layout of a descriptor takes precedence over any layout of the list")
  func listOfDescriptor() {
    let stage = Stage("A=ab") { list in
      list.sections(for: Shelf.self).listLayout(.init(appearance: .grouped))
      list.layout { _, _ in Self.tiles(60) }
    }
    expectEqual(stage.sizes, ["300 x 44"])
  }

  @Test("A list has headers and footers where closures are set, unless its configuration has")
  func headers() {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for (hasHeader, hasFooter) in [(false, false), (true, false), (false, true), (true, true)] {
      let stage = Stage("A=ab") { list in
        if hasHeader { list.header { shelf, _ in .title("\(shelf.id)") } }
        if hasFooter { list.footer { shelf, _ in .title("\(shelf.id)") } }
      }
      let shown = kinds.map { stage.view.supplementaryView(forElementKind: $0, at: [0, 0]) != nil }
      expectEqual(shown, [hasHeader, hasFooter])
    }
    let stage = Stage("A=ab") { list in
      list.header { shelf, _ in .title("\(shelf.id)") }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .firstItemInSection
      list.listLayout(configuration)
    }
    expectEqual(stage.view.supplementaryView(forElementKind: kinds[0], at: [0, 0]), nil)
  }

  @Test("Rows of lists have the swipe actions of their items, unless the configuration has some")
  func swipes() throws {
    let own = UISwipeActionsConfiguration(actions: [])
    let stage = Stage("A=ab") { list in
      list.leadingSwipeActions { book, _ in book.id == "a" ? own : nil }
      list.trailingSwipeActions { [weak list] book, path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            (list?.dataSource as? ArrayDataSource<Shelf>)?.removeItem(withID: book.id)
            done(true)
          }
        ])
      }
    }
    #expect(stage.view.simulateSwipe(at: [0, 0], from: .leading) === own)
    expectEqual(stage.view.simulateSwipe(at: [0, 1], from: .leading), nil)
    let action = try #require(stage.view.simulateSwipe(at: [0, 1], from: .trailing)?.actions.first)
    action.handler(action, stage.view) { _ in }
    expectEqual(stage.view.numberOfItems(inSection: 0), 1)

    let other = UISwipeActionsConfiguration(actions: [])
    let configured = Stage("A=ab") { list in
      list.trailingSwipeActions { _, _ in own }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in other }
      list.listLayout(configuration)
    }
    #expect(configured.view.simulateSwipe(at: [0, 0], from: .trailing) === other)
  }

  @Test("Layouts are asked for once more when a section's content changes")
  func contentChanges() {
    let stage = Stage("A=ab|B=c") { list in
      list.layout { shelf, _ in Self.tiles(CGFloat(20 + shelf.title)) }
    }
    expectEqual(stage.sizes, ["20 x 20", "20 x 20"])
    stage.source.sections[1].title = 5
    stage.settle()
    expectEqual(stage.sizes, ["20 x 20", "25 x 25"])
  }

  @Test("The layout does not retain the list, and goes on without it")
  func release() {
    var stage: Stage? = Stage("A=ab") { $0.layout { _, _ in Self.tiles(20) } }
    weak let list = stage?.list
    let layout = stage?.view.collectionViewLayout
    stage = nil
    #expect(list == nil)
    let view = layout.map { UICollectionView(frame: .zero, collectionViewLayout: $0) }
    view?.layoutIfNeeded()
    expectEqual(view?.numberOfSections, 0)
  }

  // iOS 27 observes what the closure of a compositional layout reads, and invalidates the layout when that
  // changes: without the list, and at any time.
  @Test("A layout that is invalidated without the list is asked for what is shown")
  func invalidated() {
    withSeeds(60) { dice in
      var length: CGFloat = 20
      let stage = Stage("A=ab|B=c") { list in
        list.reordersItems = true
        // It traps if there is no such section in what the view shows.
        list.layout { [unowned list] shelf, _ in
          #expect(list.snapshot.sections.contains { $0.id == shelf.id })
          return Self.tiles(length)
        }
      }
      var isHeld = false
      for _ in 0..<12 {
        switch dice.below(5) {
        case 0, 1: dice.edit(stage.source)
        case 2: HeadlessUIKit.commit()
        case 3 where !isHeld: isHeld = stage.view.beginInteractiveMovementForItem(at: [0, 0])
        case 3:
          stage.view.cancelInteractiveMovement()
          isHeld = false
        default: break
        }
        length = CGFloat(10 + dice.below(30))
        stage.view.collectionViewLayout.invalidateLayout()
      }
      stage.view.cancelInteractiveMovement()
      stage.settle()
      let sections = stage.source.sections
      expectEqual(stage.view.numberOfSections, sections.count)
      for (section, size) in zip(sections, stage.sizes) where !section.items.isEmpty {
        expectEqual(size, "\(Int(length)) x \(Int(length))")
      }
    }
  }
}
#endif
