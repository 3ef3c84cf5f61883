import CollateUIKit
import UIKit

struct Product: Identifiable, Equatable {
  let id: String
  var name: String
}

final class ProductView: UICollectionViewCell {
  let label = UILabel()
}

final class InboxViewController: UIViewController {}

final class SentViewController: UIViewController {}

struct Person: Identifiable, Equatable {
  let id: String
  var name: String
}

final class PersonCell: UITableViewCell {
  let nameLabel = UILabel()
}

// <ComeFromAnotherLibrary.md 1>

extension ErrandsViewController {
  func open(_ errand: Errand) {}
}

// <ComeFromAnotherLibrary.md 2>

extension ProductsViewController {
  func open(_ product: Product) {}
}

// <ComeFromAnotherLibrary.md 3>

// <ComeFromAnotherLibrary.md 4>

extension PeopleViewController {
  func open(_ person: Person) {}
}
