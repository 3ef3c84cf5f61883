#if canImport(UIKit) && !os(watchOS)
import UIKit

// Methods that the app does not implement return nothing.

extension CollectionFallback {
  func delegateResponds(_ selector: String) -> Bool {
    delegate?.responds(to: Selector(selector)) ?? false
  }

  func dataSourceResponds(_ selector: String) -> Bool {
    dataSource?.responds(to: Selector(selector)) ?? false
  }

  func shouldHighlight(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, shouldHighlightItemAt: path)
  }

  func didHighlight(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, didHighlightItemAt: path)
  }

  func didUnhighlight(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, didUnhighlightItemAt: path)
  }

  func shouldSelect(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, shouldSelectItemAt: path)
  }

  func shouldDeselect(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, shouldDeselectItemAt: path)
  }

  func didSelect(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, didSelectItemAt: path)
  }

  func didDeselect(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, didDeselectItemAt: path)
  }

  func canPerformPrimaryAction(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: path)
  }

  func performPrimaryAction(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, performPrimaryActionForItemAt: path)
  }

  func willDisplay(
    _ collectionView: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath
  ) {
    delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(
    _ collectionView: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath
  ) {
    delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: path)
  }

  func willDisplaySupplementaryView(
    _ collectionView: UICollectionView, _ view: UICollectionReusableView, _ kind: String,
    _ path: IndexPath
  ) {
    delegate?.collectionView?(
      collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  func didEndDisplayingSupplementaryView(
    _ collectionView: UICollectionView, _ view: UICollectionReusableView, _ kind: String,
    _ path: IndexPath
  ) {
    delegate?.collectionView?(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
  }

  func targetForMove(
    _ collectionView: UICollectionView, _ path: IndexPath, at current: IndexPath,
    _ proposal: IndexPath
  ) -> IndexPath? {
    delegate?.collectionView?(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
      atCurrentIndexPath: current, toProposedIndexPath: proposal)
  }

  func targetContentOffset(_ collectionView: UICollectionView, _ proposal: CGPoint) -> CGPoint? {
    delegate?.collectionView?(collectionView, targetContentOffsetForProposedContentOffset: proposal)
  }

  func canEdit(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, canEditItemAt: path)
  }

  #if !os(tvOS)
  func shouldBeginMultipleSelection(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool?
  {
    delegate?.collectionView?(collectionView, shouldBeginMultipleSelectionInteractionAt: path)
  }

  func didBeginMultipleSelection(_ collectionView: UICollectionView, _ path: IndexPath) {
    delegate?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection(_ collectionView: UICollectionView) {
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
  }

  func selectionFollowsFocus(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, selectionFollowsFocusForItemAt: path)
  }
  #endif

  func canFocus(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    delegate?.collectionView?(collectionView, canFocusItemAt: path)
  }

  func shouldUpdateFocus(
    _ collectionView: UICollectionView, _ context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    delegate?.collectionView?(collectionView, shouldUpdateFocusIn: context)
  }

  func didUpdateFocus(
    _ collectionView: UICollectionView, _ context: UICollectionViewFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  func preferredFocusedPath(_ collectionView: UICollectionView) -> IndexPath?? {
    guard delegateResponds("indexPathForPreferredFocusedViewInCollectionView:") else {
      return .none
    }
    return .some(delegate?.indexPathForPreferredFocusedView?(in: collectionView))
  }
}
#endif
