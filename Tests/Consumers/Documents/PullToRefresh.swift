import CollateUIKit
import Foundation
import UIKit

nonisolated struct Story: Identifiable, Equatable, Sendable {
  let id: String
}

typealias Feed = BasicSection<String, Story>

nonisolated struct Server: Sendable {
  func feeds() async throws -> [Feed] { [] }
}

final class RefreshedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let server = Server()
  let news = ArrayDataSource<Feed>(sections: [])
  let photos = LoadingDataSource(PageLoader<Feed, Int> { _ in LoadedPage([]) })

  func addControl() {
    // <PullToRefresh.md 1>
  }

  func refreshAndReport(_ control: UIRefreshControl) async {
    // <PullToRefresh.md 2>
  }

  // <PullToRefresh.md 3>

  func mergePulls() {
    photos.configuration.mergingRefreshes.insert(.pull)
  }

  func showBanner(_ text: String) {}
}
