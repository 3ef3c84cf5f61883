// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate, UICollectionViewDelegateDisplaying,
  UICollectionViewDelegateSelecting, UICollectionViewDelegateActions,
  UICollectionViewDelegateMoving, UICollectionViewDelegateMenus,
  UICollectionViewDelegateEarlierMenus, UICollectionViewDelegateFocus
{
}

extension UICollectionViewDelegate {
  nonisolated static var collectionDelegateAnswers: [Answer] {
    displayingAnswers + selectingAnswers + actionAnswers + moveAnswers + menuAnswers
      + earlierMenuAnswers + focusAnswers
  }

  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDelegate>? {
    Messages(self).collectionView
  }
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    ((UICollectionView) -> Void?)?
  { Messages(self).collectionViewDidEndMultipleSelectionInteraction }
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    Messages<any UICollectionViewDelegate>?
  { Messages(self).indexPathForPreferredFocusedView }
}

extension Messages where Target == any UICollectionViewDelegate {
  public var collectionView: Self? { ifAny }
  public var indexPathForPreferredFocusedView: Self? { ifAny }
}
