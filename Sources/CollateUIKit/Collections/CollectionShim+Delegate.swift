#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list?.ask { $0.willDisplay(cell, at: indexPath, in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list?.ask { $0.didEndDisplaying(cell, at: indexPath, in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    list?.ask { $0.willDisplay(view, ofKind: elementKind, at: indexPath, in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    list?.ask { $0.didEndDisplaying(view, ofKind: elementKind, at: indexPath, in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldHighlight, at: indexPath) { $0.shouldHighlight(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    list?.ask(\.didHighlight, at: indexPath) { $0.didHighlight(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    list?.ask(\.didUnhighlight, at: indexPath) { $0.didUnhighlight(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldSelect, at: indexPath) { $0.shouldSelect(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldDeselect, at: indexPath) { $0.shouldDeselect(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let current = list?.follow(indexPath)
    note(current, at: indexPath)
    let result = list?.act(\.didSelect, at: indexPath) { fallback in
      fallback.didSelect(collectionView, indexPath)
      return .keepSelected
    }
    if result == .deselect, let path = current?() {
      collectionView.deselectItem(at: path, animated: true)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    list?.ask(\.didDeselect, at: indexPath) { $0.didDeselect(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return list?.ask(\.canPerformPrimaryAction, at: path) {
      $0.canPerformPrimaryAction(collectionView, path)
    }
      ?? !collectionView.isEditing
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let path = current(indexPath) else { return }
    list?.act(\.performPrimaryAction, at: path) { $0.performPrimaryAction(collectionView, path) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.canEdit, at: indexPath) { $0.canEdit(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    list?.ask { $0.targetForMove(at: originalIndexPath, proposal: proposedIndexPath) }
      ?? originalIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    list?.ask { $0.fallback.targetContentOffset(collectionView, proposedContentOffset) }
      ?? proposedContentOffset
  }
}
#endif
