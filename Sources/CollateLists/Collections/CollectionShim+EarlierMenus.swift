#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CollateCore
import UIKit

// UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
// visionOS they do not exist: Apple's page of `collectionView(_:shouldShowMenuForItemAt:)` does not list
// it.
extension CollectionShim {
  enum EarlierMenusPart {}

  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, at: indexPath) {
      delegate?.collectionView?(collectionView, shouldShowMenuForItemAt: indexPath)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}
#endif
