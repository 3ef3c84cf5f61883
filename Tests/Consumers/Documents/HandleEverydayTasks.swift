import CollateUIKit
import UIKit

struct Story: Identifiable, Equatable, Sendable {
  let id: String
  var title: String
}

struct Feed: SectionProtocol {
  let id: String
  var title: String
  var items: [Story]
}

struct Channel: Identifiable, Equatable, Sendable {
  let id: String
}

final class StoryCell: UITableViewCell {
  let titleLabel = UILabel()
}

final class ChannelViewController: UIViewController {
  init(_ channel: Channel) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

// What SwiftUI has.
struct UIHostingConfiguration<Content>: UIContentConfiguration {
  init(content: () -> Content) {}

  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

struct StoryRow {
  let story: Story

  func id(_ id: String) -> Self { self }
}

let news = ArrayDataSource<Feed>(sections: [])
let results = ArrayDataSource<Feed>(sections: [])
let channels = ArrayDataSource(items: [Channel(id: "music")])

struct Folder: Identifiable, Equatable, Sendable {
  let name: String

  var id: String { name }

  func contents() async throws -> [TreeNode<Folder>] { [] }
}

let folders = ArrayDataSource(items: [TreeNode(Folder(name: "Sources"), children: .onDemand)])

let mail = ArrayDataSource<Feed>(sections: [])

let timeline = LoadingDataSource(PageLoader<Feed, Int> { _ in LoadedPage([]) })

let outline = TreeDataSource(folders)

// <HandleEverydayTasks.md 14>

final class ListController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let list = TableViewDataSource(dataSource: news, cell: StoryCell.self) { _, _, _ in }
  let resultList = TableViewDataSource(dataSource: results, cell: StoryCell.self) { _, _, _ in }
  var observation: ObservationToken?

  func loadWhenNeeded() {
    // <HandleEverydayTasks.md 1>
  }

  func search() {
    // <HandleEverydayTasks.md 2>
  }

  func showResults() {
    // <HandleEverydayTasks.md 3>
  }

  func select() {
    // <HandleEverydayTasks.md 4>
  }

  func add(_ story: Story) {
    // <HandleEverydayTasks.md 5>
  }

  func animate() {
    // <HandleEverydayTasks.md 6>
  }

  func useStoryboard() {
    // <HandleEverydayTasks.md 7>
  }

  func showSwiftUI() {
    // <HandleEverydayTasks.md 8>
  }

  func addHeaders() {
    // <HandleEverydayTasks.md 9>
  }

  func addIndex() {
    // <HandleEverydayTasks.md 10>
  }

  func page() {
    // <HandleEverydayTasks.md 11>
  }

  func prefetch() {
    // <HandleEverydayTasks.md 12>
  }

  func showTree() {
    // <HandleEverydayTasks.md 13>
  }

  func showOutline() {
    // <HandleEverydayTasks.md 15>
  }

  func showSegments() {
    // <HandleEverydayTasks.md 16>
  }

  func hide() {
    // <HandleEverydayTasks.md 17>
  }

  func shareSelection() {
    // <HandleEverydayTasks.md 18>
  }

  func loadImages(of stories: [Story]) {}

  func stopLoadingImages(of stories: [Story]) {}

  func loadNextPage() {}

  func showAll(of id: Feed.ID) {}
}
