import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Collection views, cells") @MainActor
struct CollectionDequeuingTests {
  func thrown(
    _ cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
  ) -> [String] {
    let screen = CollectionScreen([[1]])
    screen.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    screen.answers.cell = cell
    return HeadlessUIKit.recordingExceptions {
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
    }.map(\.reason)
  }

  @Test("Cells that do not come from the view")
  func foreignCells() {
    expectEqual(
      thrown { _, _ in UICollectionViewCell() }.first?.contains("was not retrieved by calling"),
      true)
    expectEqual(
      thrown { $0.dequeueReusableCell(withReuseIdentifier: "unknown", for: $1) }.first,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test("Cells that are dequeued and not returned")
  func undelivered() {
    let twice = { @MainActor (view: UICollectionView, path: IndexPath) in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    expectEqual(thrown(twice).first?.hasPrefix("Expected dequeued view to be returned"), true)
    HeadlessUIKit.with(\.strictDequeue, false) { expectEqual(thrown(twice), []) }
    let screen = CollectionScreen([[1]])
    screen.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let looked = HeadlessUIKit.recordingExceptions {
      _ = screen.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0, 0))
    }
    expectEqual(looked.first?.reason.hasPrefix("Expected dequeued view to be returned"), true)
  }

  @Test("Registrations made while a cell is asked for")
  func lateRegistrations() {
    let reasons = thrown {
      let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      return $0.dequeueConfiguredReusableCell(using: late, for: $1, item: 1)
    }
    expectEqual(
      reasons.first?.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside"), true)
  }

  @Test("Classes that are no cells")
  func wrongClasses() {
    let screen = CollectionScreen([[1]])
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "x")
      screen.view.register(UIView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "x")
    }
    expectEqual(thrown.count, 2)
  }

  @Test("A supplementary view that is not registered")
  func supplementary() {
    let screen = CollectionScreen([[1]], showsHeaders: true)
    screen.view.register(
      nil as AnyClass?, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
    }
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier header"
      ), true)
  }

  @Test("Registrations with nibs and classes, for cells and supplementary views")
  func registrations() {
    final class Card: UICollectionViewCell {}
    let screen = CollectionScreen([Array(0..<10)], showsHeaders: true)
    let cards = UICollectionView.CellRegistration<Card, Int> { $0.tag = $2 }
    let nibs = UICollectionView.CellRegistration<UICollectionViewListCell, Int>(
      cellNib: UINib { [UICollectionViewListCell(frame: .zero)] }
    ) { $0.tag = $2 }
    screen.answers.cell = { view, path in
      path.item.isMultiple(of: 2)
        ? view.dequeueConfiguredReusableCell(using: cards, for: path, item: path.item)
        : view.dequeueConfiguredReusableCell(using: nibs, for: path, item: path.item)
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    expectEqual(screen.cells.map { $0 is Card }, [true, false, true])
    expectEqual(screen.cells.map(\.tag), [0, 1, 2])
    screen.view.contentOffset.y = 60
    screen.view.layoutIfNeeded()
    expectEqual(screen.cells.map { $0 is Card }, [false, true, false])
  }

  @Test("Reconfiguring configures the cell that is there")
  func reconfiguring() {
    let screen = CollectionScreen([[1, 2, 3, 4]])
    let cell = screen.view.cellForItem(at: path(0, 1))
    screen.sections[0].items[1] = 20
    screen.view.reconfigureItems(at: [path(0, 1), path(0, 3)])
    #expect(screen.items == ["1", "20", "3"] && screen.log == ["cell 20"])
    #expect(screen.view.cellForItem(at: path(0, 1)) === cell)
    screen.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    screen.answers.cell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    }
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.view.reconfigureItems(at: [path(0, 0)])
    }
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell"
      ), true)
  }

  @Test("A cell's state reaches its configuration")
  func states() {
    let screen = CollectionScreen([[1, 2]])
    var states: [UICellConfigurationState] = []
    let cell = screen.cells[0]
    cell.configurationUpdateHandler = { states.append($1) }
    screen.view.simulateTap(at: path(0, 0))
    screen.view.layoutIfNeeded()
    expectEqual(states.last?.isSelected, true)
    _ = screen.view.beginInteractiveMovementForItem(at: path(0, 0))
    screen.view.layoutIfNeeded()
    expectEqual(states.last?.isReordering, true)
    screen.view.cancelInteractiveMovement()
    screen.view.isEditing = true
    screen.view.layoutIfNeeded()
    #expect(states.last?.isReordering == false && states.last?.isEditing == true)
  }
}
