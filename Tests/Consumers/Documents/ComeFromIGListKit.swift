import CollateUIKit
import UIKit

struct Letter: Identifiable, Hashable {
  let id: Int
  var subject: String
  var isStarred = false
}

struct Mailbox: SectionProtocol {
  let id: String
  var title: String
  var items: [Letter]
}

final class TipCell: UICollectionViewListCell {
  func show(_ text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

final class LetterCell: UICollectionViewListCell {
  func show(_ letter: Letter) {
    var content = defaultContentConfiguration()
    content.text = letter.isStarred ? "* \(letter.subject)" : letter.subject
    contentConfiguration = content
  }
}

// <ComeFromIGListKit.md 1>
