import Collate

/// Letters, of which a second list shows the unread ones, and what is selected in both.
@MainActor
final class SelectionModel {
  /// All letters.
  let boxes: ArrayDataSource<LetterBox>

  // begin: selection
  let selection = Selection<Letter.ID>(.multiple())
  private(set) lazy var unread = boxes.filter {
    !$0.isRead
  }

  init(_ boxes: [LetterBox]) {
    self.boxes = ArrayDataSource(sections: boxes)
    selection.follow(self.boxes)
  }

  func deleteSelected() {
    boxes.performBatchUpdates {
      for box in boxes.sections.indices {
        boxes.sections[box].items.removeAll {
          selection.contains($0.id)
        }
      }
    }
  }
  // end: selection

  /// Marks the selected letters as read, or as unread if they all are.
  func readSelected() {
    let isRead = selection.ids.contains { id in
      boxes.itemPath(of: id).map { !boxes.snapshot[$0].isRead } ?? false
    }
    boxes.performBatchUpdates {
      for path in selection.ids.compactMap(boxes.itemPath) {
        boxes.sections[path.section].items[path.item].isRead = isRead
      }
    }
  }

  /// Gives the selection the behavior that comes next.
  func changeBehavior() {
    let all = Self.behaviors.map(\.behavior)
    let index = all.firstIndex(of: selection.behavior) ?? 0
    selection.behavior = all[(index + 1) % all.count]
  }

  /// The behavior of the selection, in a word or two.
  var behaviorTitle: String {
    Self.behaviors.first { $0.behavior == selection.behavior }?.title ?? ""
  }

  private static let behaviors: [(behavior: Selection<Letter.ID>.Behavior, title: String)] = [
    (.multiple(), "multiple"), (.multiple(limit: 3, dropsOldest: true), "the last 3"),
    (.single, "single"), (.singleSticky, "sticky"),
  ]

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "selection")
}
