#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegate {
  enum ItemsPart {}

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list?.receive(from: .delegate, of: collectionView)
    list?.willDisplay(cell)
    answer(.willDisplay, at: indexPath) {
      $0(cell)
    } else: {
      delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let item = list?.didEndDisplaying(cell)
    answer(.didEndDisplaying, about: item, at: indexPath) {
      $0(cell)
    } else: {
      delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let section = indexPath.first,
      list?.willDisplay(view, ofKind: elementKind, section: section) == true
    else { return }
    answer(.willDisplaySupplementaryView, at: section) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    let content = list?.didEndDisplaying(view, ofKind: elementKind)
    answer(.didEndDisplayingSupplementaryView, about: content, at: indexPath.first ?? 0) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    answer(.didHighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    answer(.didUnhighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let permits =
      answer(.shouldSelect, at: indexPath) {
        delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath)
      } ?? true
    return permits && list?.permitsTap(at: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    let permits =
      answer(.shouldDeselect, at: indexPath) {
        delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath)
      } ?? true
    return permits && list?.permitsTap(at: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    didSelect(indexPath) { delegate?.collectionView?(collectionView, didSelectItemAt: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    didDeselect(indexPath) { delegate?.collectionView?(collectionView, didDeselectItemAt: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: path)
    } ?? !collectionView.isEditing
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let path = current(indexPath) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.collectionView?(collectionView, performPrimaryActionForItemAt: path)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.canEdit, at: indexPath) {
      delegate?.collectionView?(collectionView, canEditItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: originalIndexPath, proposal: proposedIndexPath)
    } ?? originalIndexPath
  }

  // From before iOS 15: a view may send it where the app's own delegate has only this one.
  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: currentIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
}
#endif
