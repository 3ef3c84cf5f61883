import Foundation
@_spi(Headless) import UIKit

/// A collection view in a window, with a data source and delegate that tests look into.
@MainActor final class CollectionScreen: NSObject {
  typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>

  var sections: [RandomLists.Section]
  var log: [String] = []
  var answers = Answers()
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
  private let registration = Registration { cell, _, item in
    var content = UIListContentConfiguration.cell()
    content.text = "\(item)"
    cell.contentConfiguration = content
  }

  /// What the screen answers where a test wants something else than it would.
  struct Answers {
    var canMove = true
    var canEdit = true
    var canFocus = true
    var follows = false
    var selects = true
    var deselects = true
    var target: ((IndexPath) -> IndexPath)?
    var cell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
    var willDisplay: (@MainActor () -> Void)?
    var didMove: (@MainActor () -> Void)?
    var menu: (([IndexPath]) -> UIContextMenuConfiguration?)?
  }

  /// Makes a view of 100 x 120 points, which shows three items of 100 x 40 points.
  init(_ items: [[Int]], showsHeaders: Bool = false) {
    sections = items.enumerated().map { RandomLists.Section(id: -1 - $0, items: $1) }
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = showsHeaders ? CGSize(width: 10, height: 20) : .zero
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    log = []
  }

  var counts: [Int] { sections.map(\.items.count) }

  /// Returns what the items on the screen say, in order.
  var items: [String] { view.shownTexts.sorted { $0.key < $1.key }.map(\.value) }

  /// The cells on the screen, in the order of their items.
  var cells: [UICollectionViewCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
  }

  var headers: [Int: Int] {
    let views = view.shownSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    return Dictionary(uniqueKeysWithValues: views.map { ($0.key.section, $0.value.tag) })
  }

  /// Says what is wrong with what the view shows.
  func mistakes() -> [String] {
    var mistakes: [String] = []
    for (path, text) in view.shownTexts
    where "\(sections[path.section].items[path.item])" != text {
      mistakes.append("item \(path) shows \(text)")
    }
    if view.shownTexts.count != view.visibleCells.count { mistakes.append("a cell says nothing") }
    if Set(view.visibleCells.map(ObjectIdentifier.init)).count != view.visibleCells.count {
      mistakes.append("a cell is shown twice")
    }
    for cell in view.visibleCells {
      if cell.isHidden || cell.superview !== view { mistakes.append("\(cell) cannot be seen") }
      if view.indexPath(for: cell).flatMap(view.cellForItem) !== cell {
        mistakes.append("\(cell) is not where it says")
      }
    }
    let elements = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let wanted = elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    if wanted != view.indexPathsForVisibleItems.sorted() {
      mistakes.append("\(wanted) should be visible")
    }
    for (section, tag) in headers where tag != sections[section].id {
      mistakes.append("header \(section) says \(tag)")
    }
    return mistakes
  }
}

extension CollectionScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = answers.cell { return cell(collectionView, indexPath) }
    let item = sections[indexPath.section].items[indexPath.item]
    log.append("cell \(item)")
    return collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = sections[indexPath.section].id
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { answers.canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath) \(destinationIndexPath)")
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
    answers.didMove?()
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["0", "1"] }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: Int(title) ?? 0) }
}

extension CollectionScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("will \(cell.shownText ?? "")")
    answers.willDisplay?()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(cell.shownText ?? "") at \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("header \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("end header \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { answers.selects }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { answers.deselects }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("act \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { answers.canEdit }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append("propose \(currentIndexPath) \(proposedIndexPath)")
    return answers.target?(proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { answers.menu?(indexPaths) }

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { answers.canFocus }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { log.append("focus \(context.nextFocusedIndexPath.map { "\($0)" } ?? "none")") }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { answers.follows }
}

extension CollectionScreen: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("prefetch \(indexPaths)")
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { log.append("cancel \(indexPaths)") }
}
