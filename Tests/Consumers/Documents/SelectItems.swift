import Collate
import CollateUIKit
import UIKit

struct Message: Identifiable, Equatable, Sendable {
  let id: String
}

@MainActor
final class Toolbar {
  var isHidden = true
}

@MainActor
func select(
  messages: ArrayDataSource<BasicSection<Int, Message>>, locked: Set<Message.ID>, toolbar: Toolbar
) {
  // <SelectItems.md 1>
  // <SelectItems.md 2>
  // <SelectItems.md 3>
  let found = messages.filter { $0.id != "" }
  // <SelectItems.md 4>
  print(token)
  let list = TableViewDataSource(dataSource: messages, cell: UITableViewCell.self) { _, _, _ in }
  // <SelectItems.md 5>
}

@MainActor
func selectPages<Controller: AnyObject>(of driver: PagerDriver<String, Controller>) {
  // <SelectItems.md 6>
}
