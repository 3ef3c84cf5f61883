import Collate
import CollateUIKit
import Foundation
import UIKit

struct Song: Identifiable, Equatable {
  let id: Int
  var title = ""
}

@MainActor
struct Library {
  enum Order { case title }

  var count = 1_000_000

  nonisolated func song(_ rowID: Int) -> Song { Song(id: rowID) }

  func rowIDs(orderedBy order: Order) -> [Int] { [3, 1, 2] }
}

final class SongCell: UITableViewCell {}

// <MakeItemsWhenTheyAreShown.md 4>

@MainActor
func million(library: Library) {
  // <MakeItemsWhenTheyAreShown.md 1>
  // <MakeItemsWhenTheyAreShown.md 2>
  // <MakeItemsWhenTheyAreShown.md 3>
}
