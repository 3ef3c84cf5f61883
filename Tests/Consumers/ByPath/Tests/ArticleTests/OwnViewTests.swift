import Collate
import Testing

struct Entry: Identifiable, Equatable {
  let id: Int
  var text: String
}

typealias Journal = BasicSection<String, Entry>

// <ShowASourceInYourOwnView.md 1>

// <ShowASourceInYourOwnView.md 2>

// <ShowASourceInYourOwnView.md 3>

@MainActor @Suite("The article about views of your own")
struct OwnViewTests {
  @Test("The window has the rows of its source after any edits", arguments: 0..<100)
  func edits(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let source = ArrayDataSource(sections: Self.sections(using: &random))
    let window = JournalWindow(source)
    for _ in 0..<20 {
      // Ids stay, texts and places change.
      source.sections = Self.sections(using: &random)
      #expect(window.rows == source.sections.map { $0.items.map(\.text) }, "seed \(seed)")
    }
  }

  @Test("A closed window is reloaded when it is opened")
  func closing() {
    let source = ArrayDataSource(sections: [Journal(id: "a", items: [Entry(id: 1, text: "one")])])
    let window = JournalWindow(source)
    window.isOpen = false
    source.appendItems([Entry(id: 2, text: "two")], toSection: 0)
    #expect(window.rows == [["one"]])
    window.isOpen = true
    #expect(window.rows == [["one", "two"]])
  }

  @Test("Rows are counted through the sections")
  func counting() {
    let rows = [["a", "b"], [], ["c"]]
    #expect(row(at: [0, 1], in: rows) == 1)
    #expect(row(at: [2, 0], in: rows) == 2)
  }

  private static func sections(using random: inout Seeded) -> [Journal] {
    var ids = (0..<12).shuffled(using: &random).prefix(.random(in: 0...12, using: &random))
    return ["a", "b", "c", "d"].shuffled(using: &random).prefix(.random(in: 0...4, using: &random))
      .map { name in
        let count = Int.random(in: 0...ids.count, using: &random)
        defer { ids.removeFirst(count) }
        return Journal(
          id: name,
          items: ids.prefix(count).map { id in
            Entry(id: id, text: "\(id).\(Int.random(in: 0..<3, using: &random))")
          })
      }
  }
}
