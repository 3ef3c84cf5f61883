import CollateUIKit
import UIKit

final class LetterCell: UITableViewCell {
  func show(_ letter: Letter) {
    var content = defaultContentConfiguration()
    content.text = letter.isStarred ? "* \(letter.subject)" : letter.subject
    contentConfiguration = content
  }
}

// <ComeFromDiffableDataSources.md 1>

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}

struct Invitation: Identifiable, Equatable {
  let id: Int
  var title: String
}

extension UICollectionViewListCell {
  func show(_ text: String?) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

@MainActor
func migrate(
  _ snapshot: NSDiffableDataSourceSnapshot<Int, Contact.ID>,
  addressBook: [Contact.ID: Contact],
  invitations: ArrayDataSource<BasicSection<Int, Invitation>>
) {
  // <ComeFromDiffableDataSources.md 2>
}
