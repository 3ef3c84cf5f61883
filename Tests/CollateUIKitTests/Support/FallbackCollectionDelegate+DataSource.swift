#if HEADLESS_UIKIT
import UIKit

extension FallbackCollectionDelegate: UICollectionViewDataSource {
  // Neither view nor adapter may ask a fallback for counts.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    witness.fallback()
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    witness.fallback()
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    witness.fallback()
  }
}
#endif
