import CollateUIKit
import UIKit

struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  var headline: String
}

struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
}

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class LetterCell: UITableViewCell {
  let senderLabel = UILabel()
}

let storiesFromTheServer = [Story(id: 1, headline: "")]

// <ShowSeveralFeedsOnOneScreen.md 1>

// <ShowSeveralFeedsOnOneScreen.md 2>

final class ScreenController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  // <ShowSeveralFeedsOnOneScreen.md 3>

  func change() {
    // <ShowSeveralFeedsOnOneScreen.md 4>
  }

  func animate() {
    // <ShowSeveralFeedsOnOneScreen.md 5>
  }

  func open(_ story: Story) {}
}
