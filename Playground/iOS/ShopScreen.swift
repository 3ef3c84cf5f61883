#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A collection view whose sections have layouts of their own: products to scroll through sideways,
// and a basket as a list with swipe actions and a button in its header. Copy the file into an app,
// and push `ShopViewController()` onto a navigation controller.

/// A product on offer.
nonisolated struct Product: Identifiable, Hashable, Sendable {
  let id: String
  var price: Int
}

/// A product in the basket.
nonisolated struct Purchase: Identifiable, Hashable, Sendable {
  var product: Product
  var count = 1

  var id: String { product.id }
}

/// A section of products.
typealias Offers = BasicSection<String, Product>

/// A section of purchases.
typealias Basket = BasicSection<String, Purchase>

/// A view controller that shows products above a basket.
final class ShopViewController: UIViewController {
  let offers = ArrayDataSource<Offers>(sections: [
    Offers(
      id: "New",
      items: [
        Product(id: "Lamp", price: 40), Product(id: "Kettle", price: 25),
        Product(id: "Chair", price: 90), Product(id: "Clock", price: 15),
      ])
  ])
  let basket = ArrayDataSource<Basket>(sections: [Basket(id: "Basket", items: [])])

  private lazy var list = CollectionViewDataSource(
    dataSource: CompositeDataSource<AnySection>([offers.erased(), basket.erased()]))

  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: list.makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    showOffers()
    showBasket()
    list.collectionView = collectionView
  }

  private func showOffers() {
    list.cells(UICollectionViewListCell.self, for: Product.self) { cell, product, _ in
      var content = cell.defaultContentConfiguration()
      content.text = product.id
      content.secondaryText = "\(product.price)"
      cell.contentConfiguration = content
    }
    .didSelect { [weak self] product, _ in
      self?.buy(product)
      return .deselect
    }
    list.sections(for: Offers.self).layout { _, _ in .carousel() }
  }

  private func showBasket() {
    list.cells(UICollectionViewListCell.self, for: Purchase.self) { cell, purchase, _ in
      var content = cell.defaultContentConfiguration()
      content.text = purchase.id
      content.secondaryText = "\(purchase.count) x \(purchase.product.price)"
      cell.contentConfiguration = content
    }
    .trailingSwipeActions { [weak self] purchase, _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self?.basket.removeItem(withID: purchase.id)
          done(true)
        }
      ])
    }
    list.sections(for: Basket.self)
      .listLayout(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      .header { [weak self] basket, _ in
        .title(basket.id, button: "Empty") { self?.basket.sections[0].items = [] }
      }
  }

  private func buy(_ product: Product) {
    if basket.modifyItem(withID: product.id, { $0.count += 1 }) { return }
    basket.appendItems([Purchase(product: product)], toSection: 0)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a layout whose items are scrolled sideways.
  fileprivate static func carousel() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let card = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    return section
  }
}
#endif
