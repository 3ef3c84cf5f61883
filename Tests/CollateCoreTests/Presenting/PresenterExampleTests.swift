import Collate
import TestSupport
import Testing

/// A line of a journal.
private struct Line: Identifiable, Equatable {
  let id: Int
  var text: String
}

private typealias Journal = BasicSection<String, Line>

/// The view of the article "Show a source in your own view".
@MainActor
private final class JournalWindow: PresentedView {
  typealias Section = Journal
  let presenter: Presenter<Journal>
  private(set) var lines: [String] = []
  var isOpen = true { didSet { if isOpen { reload() } } }

  init(_ source: some DataSource<Journal>) {
    presenter = Presenter(source)
    presenter.view = self
    reload()
  }

  var takesChanges: Bool { isOpen }

  func show(_ change: PresentedChange<Journal>) {
    for step in change.update.batch.sequentialSteps { take(step, from: change.update) }
    change.commitAll()
  }

  func reload() {
    guard isOpen else { return }
    lines = (0..<presenter.sectionCountForView()).flatMap { section in
      presenter.snapshot.sections[section].items.map(\.text)
    }
  }

  /// Takes a step; there is one section only.
  private func take(_ step: SequentialStep, from update: Update<Journal>) {
    switch step {
    case .deleteItem(let path): lines.remove(at: path.item)
    case .insertItem(let path, let source): lines.insert(update[source].text, at: path.item)
    case .moveItem(let path, let destination):
      lines.insert(lines.remove(at: path.item), at: destination.item)
    case .updateItem(let path): lines[path.item] = update[path].text
    default: Issue.record("\(step) in a journal of one section")
    }
  }
}

@MainActor
@Suite("The article about views of your own")
struct PresenterExampleTests {
  @Test("A view that takes steps, lets people move lines, and may be closed")
  func window() {
    let letters = ["a", "b", "c", "d"].enumerated().map { Line(id: $0.offset, text: $0.element) }
    let source = ArrayDataSource(sections: [Journal(id: "journal", items: letters)])
    let window = JournalWindow(source)
    let presenter = window.presenter
    expectEqual(window.lines, ["a", "b", "c", "d"])

    presenter.reordering = ReorderingRules(source)
    let session = presenter.lift(at: [0, 3])
    session?.propose([0, 1])
    expectEqual(window.lines, ["a", "d", "b", "c"])
    expectEqual(source.sections[0].items.map(\.text), ["a", "b", "c", "d"])
    session?.drop()
    expectEqual(source.sections[0].items.map(\.text), ["a", "d", "b", "c"])

    window.isOpen = false
    source.removeItem(at: [0, 0])
    expectEqual(window.lines.count, 4)
    window.isOpen = true
    source.replaceItem(at: [0, 1], with: Line(id: 1, text: "B"))
    expectEqual(window.lines, ["d", "B", "c"])
  }
}
