#if HEADLESS_UIKIT
import UIKit

extension FallbackCollectionDelegate: UICollectionViewDataSource {
  // Nobody is to ask a fallback for numbers.
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
