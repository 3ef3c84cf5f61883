import CollateUIKit
import UIKit

nonisolated struct Product: Identifiable, Hashable, Sendable {
  let id: String
}

nonisolated struct Purchase: Identifiable, Hashable, Sendable {
  let id: String
}

typealias Offers = BasicSection<String, Product>
typealias Basket = BasicSection<String, Purchase>

let offers = ArrayDataSource<Offers>(sections: [])
let basket = ArrayDataSource<Basket>(sections: [])
let shop = CompositeDataSource<AnySection>([offers.erased(), basket.erased()])

final class PurchaseCell: UICollectionViewListCell {
  func show(_ purchase: Purchase) {
    var content = defaultContentConfiguration()
    content.text = purchase.id
    contentConfiguration = content
  }
}

@MainActor func carousel(isWide: Bool) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(isWide ? 0.2 : 0.4), heightDimension: .absolute(100))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.orthogonalScrollingBehavior = .continuous
  return section
}

@MainActor func layOutSections() {
  // <LaySectionsOut.md 1>
}

@MainActor func layOutGrid(of list: CollectionViewDataSource<Offers>) {
  // <LaySectionsOut.md 2>
}

@MainActor func addBasket(to list: CollectionViewDataSource<AnySection>) {
  // <LaySectionsOut.md 3>
}

@MainActor func layOut(_ list: CollectionViewDataSource<AnySection>) {
  // <LaySectionsOut.md 4>
}
