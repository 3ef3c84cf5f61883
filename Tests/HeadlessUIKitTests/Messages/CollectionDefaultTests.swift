import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What collection views do without a method")
struct CollectionDefaultTests {
  private final class EmptyDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

  private final class Moving: Items, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private final class Movable: Items, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test("Nothing that a delegate does not implement is sent to it")
  func silence() {
    let screen = PlainCollection(PlainItems([100]), EmptyDelegate())
    let sent = HeadlessMessages.sent {
      let view = screen.view
      view.simulateTap(at: [0, 0])
      view.simulateFocusEntering()
      view.simulateFocus(on: nil)
      view.simulateDrag(by: CGPoint(x: 0, y: -60), velocity: CGPoint(x: 0, y: 1))
      view.isEditing = true
      _ = view.beginInteractiveMovementForItem(at: [0, 3])
      view.isEditing = false
      _ = view.simulateContextMenu(at: [0, 3])
      view.reloadData()
      view.layoutIfNeeded()
    }
    #expect(sent.isEmpty)
  }

  @Test("Items are highlighted, selected, edited and focused, in one section")
  func items() {
    let screen = PlainCollection(PlainItems([3]), EmptyDelegate())
    expectEqual(screen.view.numberOfSections, 1)
    screen.view.allowsMultipleSelection = true
    #expect(screen.view.simulateTap(at: [0, 1]))
    expectEqual(screen.view.indexPathsForSelectedItems, [[0, 1]])
    #expect(screen.view.simulateTap(at: [0, 1]))
    expectEqual(screen.view.indexPathsForSelectedItems, [])
    screen.view.isEditing = true
    #expect(screen.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
    #expect(screen.view.simulateFocus(on: [0, 0]))
    screen.view.allowsFocus = false
    #expect(!screen.view.simulateFocus(on: [0, 1]))
    #expect(screen.view.simulateSpringLoading(at: [0, 1]))
  }

  @Test("Items can be moved if the data source moves them, and to where a finger puts them")
  func moving() {
    for (source, isMovable) in [(Moving([3]), true), (Movable([3]), false)]
      as [(any UICollectionViewDataSource, Bool)]
    {
      let screen = PlainCollection(source, EmptyDelegate())
      expectEqual(screen.view.beginInteractiveMovementForItem(at: [0, 0]), isMovable)
      expectEqual(screen.view.proposeInteractiveMovement(to: [0, 2]), (isMovable ? [0, 2] : nil))
    }
  }

  private final class Choosing: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test("Two fingers select items only for a delegate that wants it")
  func twoFingers() {
    for (delegate, begins) in [(EmptyDelegate(), false), (Choosing(), true)]
      as [(any UICollectionViewDelegate, Bool)]
    {
      let screen = PlainCollection(PlainItems([3]), delegate)
      screen.view.allowsMultipleSelection = true
      screen.view.allowsMultipleSelectionDuringEditing = true
      expectEqual(screen.view.simulateTwoFingerPan(over: [[0, 0], [0, 1]]), begins)
      expectEqual(screen.view.indexPathsForSelectedItems, (begins ? [[0, 0], [0, 1]] : []))
    }
  }

  private class EarlierMenus: NSObject, UICollectionViewDelegate {
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }
  }

  private final class Menus: NSObject, UICollectionViewDelegate {
    let earlier = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { earlier }
  }

  @Test("Who does not know of menus for several items is asked about one")
  func menus() {
    let earlier = EarlierMenus()
    let screen = PlainCollection(PlainItems([3]), earlier)
    #expect(screen.view.simulateContextMenu(at: [0, 0]) === earlier.menu)
    expectEqual(screen.view.simulateContextMenu(at: nil), nil)
    // An answer of nil is an answer.
    for delegate in [Menus(), EmptyDelegate()] as [any UICollectionViewDelegate] {
      let screen = PlainCollection(PlainItems([3]), delegate)
      expectEqual(screen.view.simulateContextMenu(at: [0, 0]), nil)
    }
  }

  private final class Headers: Items, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test("A data source that has no supplementary views must not be asked for any")
  func supplementaryViews() {
    let kind = UICollectionView.elementKindSectionHeader
    let plain = PlainCollection(PlainItems([3]))
    let thrown = HeadlessUIKit.recordingExceptions {
      plain.layout.headerReferenceSize = CGSize(width: 10, height: 10)
      plain.view.layoutIfNeeded()
      plain.layout.headerReferenceSize = .zero
    }
    expectEqual(thrown.first?.reason.contains("viewForSupplementaryElementOfKind"), true)
    let screen = PlainCollection(Headers([3]))
    screen.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    screen.layout.headerReferenceSize = CGSize(width: 10, height: 10)
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.visibleSupplementaryViews(ofKind: kind).count, 1)
  }

  private final class TitledItems: Items, UICollectionViewDataSource {
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  }

  @Test("Titles at the edge lead nowhere without the method that says where")
  func indexTitles() {
    let screen = PlainCollection(TitledItems([3]))
    expectEqual(screen.view.shownIndexTitles, nil)
    expectEqual(screen.view.simulateTap(onIndexTitle: 0), nil)
  }
}
