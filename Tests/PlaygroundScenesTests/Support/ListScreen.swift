import Collate
import PlaygroundTerminal
import Testing

@testable import PlaygroundScenes

/// A row of a list.
struct ListRow: Identifiable, Hashable, Sendable {
  let id: Int
  var text = ""
}

/// A section of a list.
struct ListGroup: SectionProtocol, Hashable, Sendable {
  let id: String
  var title = ""
  var items: [ListRow]
}

/// A list view that shows two sources.
@MainActor
final class ListScreen {
  let sources: [ArrayDataSource<ListGroup>]
  let composite: CompositeDataSource<ListGroup>
  let list: TerminalListView<ListGroup>

  init() {
    sources = [
      ArrayDataSource(sections: [
        ListGroup(id: "a", items: [ListRow(id: 1), ListRow(id: 2), ListRow(id: 3)]),
        ListGroup(id: "b", items: [ListRow(id: 4)]),
      ]),
      ArrayDataSource(sections: [
        ListGroup(id: "c", items: [ListRow(id: 5), ListRow(id: 6)])
      ]),
    ]
    composite = CompositeDataSource(sources)
    list = TerminalListView(
      Presenter(composite),
      header: { RowContent(text: "# \($0.id)\($0.title)") },
      cell: { RowContent(text: "\($0.id)\($0.text)") })
    list.area = Rect(0, 0, 20, 20)
  }

  /// What the list has drawn when everything has come to rest.
  var settledTexts: [String] {
    for _ in 0..<100 { list.advance(to: list.time + .milliseconds(100)) }
    #expect(!list.isMoving)
    var surface = Surface(Size(20, 20))
    list.draw(on: &surface)
    return surface.plainText.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }
}
