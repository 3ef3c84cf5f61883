import Collate
import TestSupport
import Testing

/// An item with a note that equality ignores.
struct Memo: Identifiable, Equatable, Sendable {
  let id: Int
  var note: String

  static func == (one: Memo, other: Memo) -> Bool { one.id == other.id }
}

/// A section with a note that its content does not contain.
struct Pad: SectionProtocol, Sendable {
  var id = 0
  var note = ""
  var items: [Memo] = []

  func hasSameContent(as other: Pad) -> Bool { true }
}

@MainActor
@Suite("Items replaced by equal ones below transforms")
struct EqualReplacementTests {
  @Test("Equal replacements are shown without notifying observers or calling closures")
  func replacement() {
    let base = ArrayDataSource(
      sections: [BasicSection(id: 0, items: [Memo(id: 1, note: "a"), Memo(id: 2, note: "b")])])
    var asked = 0
    func count<Value>(_ value: Value) -> Value {
      asked += 1
      return value
    }
    let (filtered, prefixed) = (base.filter { _ in count(true) }, base.prefix(5))
    let uniqued = base.uniqued { count($0.id) }
    let sorted = base.sorted { $0.id > $1.id }
    let grouped = base.grouped(by: { count($0.id % 2) })
    let separated = base.separated { _ in count("|") }
    var updates = 0
    let tokens = [
      filtered.observe { _ in updates += 1 }, prefixed.observe { _ in updates += 1 },
      uniqued.observe { _ in updates += 1 }, sorted.observe { _ in updates += 1 },
      grouped.observe { _ in updates += 1 }, separated.observe { _ in updates += 1 },
    ]
    asked = 0
    base.replaceItem(at: [0, 1], with: Memo(id: 2, note: "new"))
    expectEqual(filtered.snapshot[[0, 1]].note, "new")
    expectEqual(prefixed.snapshot[[0, 1]].note, "new")
    expectEqual(uniqued.snapshot[[0, 1]].note, "new")
    expectEqual(sorted.snapshot[[0, 0]].note, "new")
    expectEqual(grouped.snapshot[[0, 0]].note, "new")
    expectEqual(separated.snapshot[[0, 3]].item?.note, "new")
    #expect(updates == 0 && asked == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("Sections with equal content are shown, too")
  func content() {
    let base = ArrayDataSource(
      sections: [Pad(items: [Memo(id: 1, note: "a"), Memo(id: 2, note: "b")])])
    let (filtered, prefixed) = (base.filter { $0.id == 1 }, base.prefix(1))
    let (uniqued, sorted) = (base.uniqued { _ in 0 }, base.sorted { $0.id > $1.id })
    let separated = base.separated { _ in "|" }
    var updates = 0
    let tokens = [
      filtered.observe { _ in updates += 1 }, prefixed.observe { _ in updates += 1 },
      uniqued.observe { _ in updates += 1 }, sorted.observe { _ in updates += 1 },
      separated.observe { _ in updates += 1 },
    ]
    base.sections[0].note = "new"
    expectEqual(
      [filtered.snapshot, prefixed.snapshot, uniqued.snapshot, sorted.snapshot]
        .map { $0.sections[0].note }, ["new", "new", "new", "new"])
    expectEqual(separated.snapshot.sections[0].base.note, "new")
    expectEqual(updates, 0)
    withExtendedLifetime(tokens) {}
  }
}
