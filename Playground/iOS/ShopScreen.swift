#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A collection view whose sections have layouts of their own: what is new to scroll through sideways,
// everything else in a grid, and a basket as a list with swipe actions and a button in its header. Copy
// the file into an app, and push `ShopViewController()` onto a navigation controller.

/// A view controller that shows products above a basket.
final class ShopViewController: UIViewController {
  let offers = ArrayDataSource(sections: [
    Offers(id: "New", items: [Product(id: "Lamp", price: 40), Product(id: "Kettle", price: 25)]),
    Offers(id: "All", items: [Product(id: "Chair", price: 90), Product(id: "Clock", price: 15)]),
  ])
  let basket = ArrayDataSource<Basket>(sections: [Basket(id: "Basket", items: [])])

  private lazy var list = CollectionViewDataSource(
    dataSource: CompositeDataSource<AnySection>([offers.erased(), basket.erased()]))

  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: list.makeLayout())

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    showOffers()
    showBasket()
    list.collectionView = collectionView
  }

  private func showOffers() {
    list.cells(UICollectionViewListCell.self, for: Product.self) { cell, product, _ in
      cell.show(product.id, "\(product.price)")
    }
    .didSelect { [basket] product, _ in
      if !basket.modifyItem(withID: product.id, { $0.count += 1 }) {
        basket.appendItems([Purchase(product: product)], toSection: 0)
      }
      return .deselect
    }
    list.sections(for: Offers.self).layout { section, _ in
      section.id == "New" ? .carousel() : .grid()
    }
  }

  private func showBasket() {
    list.cells(UICollectionViewListCell.self, for: Purchase.self) { cell, purchase, _ in
      cell.show(purchase.id, "\(purchase.count) x \(purchase.product.price)")
    }
    .trailingSwipeActions { [basket] purchase, _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          basket.removeItem(withID: purchase.id)
          done(true)
        }
      ])
    }
    list.sections(for: Basket.self)
      .listLayout(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      .header { [basket] section, _ in
        .title(section.id, button: "Empty") { basket.sections[0].items = [] }
      }
  }
}

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

extension UICollectionViewListCell {
  fileprivate func show(_ text: String, _ secondaryText: String) {
    var content = defaultContentConfiguration()
    (content.text, content.secondaryText) = (text, secondaryText)
    contentConfiguration = content
  }
}

extension NSCollectionLayoutSection {
  /// Returns a layout whose items are scrolled sideways.
  fileprivate static func carousel() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: row(width: .fractionalWidth(0.4), of: 1))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    return section
  }

  /// Returns a layout with two columns.
  fileprivate static func grid() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: row(width: .fractionalWidth(1), of: 2))
  }

  private static func row(
    width: NSCollectionLayoutDimension, of count: Int
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)),
        heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(120))
    return NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
  }
}
#endif
