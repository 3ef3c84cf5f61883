import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Filters, case by case")
struct FilterScenarioTests {
  private typealias Source = FilteredDataSource<ArrayDataSource<Shelf>>

  /// Reads sections such as `S=a1b2|T=c`: items with their values.
  private static func sections(_ text: String) -> [Shelf] {
    shelves(
      text.map { $0.wholeNumberValue.map { String(repeating: "'", count: $0) } ?? "\($0)" }.joined()
    )
  }

  /// What happens in one transaction, and the batch that it is to make.
  private enum Step {
    case base(String, String)
    case hidesOdd(String)
    case hidesNothing(String)
    case hidesC(String, String)
  }

  private func expect(
    _ text: String, hidingEmpty hidesEmpty: ((Shelf) -> Bool)? = nil, _ steps: Step...,
    at location: SourceLocation = #_sourceLocation
  ) {
    let base = ArrayDataSource(sections: Self.sections(text))
    let source = base.filter { !$0.edition.isMultiple(of: 2) }
    source.hidesEmptySection = hidesEmpty
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    for step in steps {
      batches = []
      let expected: String
      switch step {
      case .base(let text, let batch):
        base.sections = Self.sections(text)
        expected = batch
      case .hidesOdd(let batch):
        source.predicate = { $0.edition.isMultiple(of: 2) }
        expected = batch
      case .hidesNothing(let batch):
        source.predicate = nil
        expected = batch
      case .hidesC(let text, let batch):
        source.performBatchUpdates {
          source.hiddenIDs = ["c"]
          base.sections = Self.sections(text)
        }
        expected = batch
      }
      expectEqual(batches, (expected.isEmpty ? [] : [expected]), sourceLocation: location)
    }
    withExtendedLifetime(observation) {}
  }

  private static let text = "S=a1b2c3d4e5"

  @Test("F1 to F6: items that come, change and move, and another predicate")
  func items() {
    expect(Self.text, .base("S=a1b2x7c3d4e5", "i 0.1"))
    expect(Self.text, .base("S=a1b2x6c3d4e5", ""))
    expect(Self.text, .base("S=a1b9c4d4e7", "d 0.1; i 0.1; u 0.2>0.2"))
    expect(Self.text, .base("S=b2a1c3d4e5", ""))
    expect(Self.text, .base("S=b2c3d4a1e5", "m 0.1>0.0"))
    expect(
      Self.text, .hidesOdd("d 0.0,0.1,0.2; i 0.0,0.1"), .hidesNothing("i 0.0,0.2,0.4"))
  }

  @Test("F7 to F10, F13: sections that become empty, or have items again")
  func sections() {
    let all: (Shelf) -> Bool = { _ in true }
    expect(
      "S=a1|T=b1c2", hidingEmpty: all, .base("S=a1|T=b2c2", "dS 1"),
      .base("S=a1|T=b3c2d5", "iS 1"))
    expect("S=a1|T=b1c2", .base("S=a1|T=b2c2", "d 1.0"))
    expect(
      "S=a1|T=|U=b1", hidingEmpty: { !$0.items.isEmpty }, .base("S=a1|T=|U=b2", "dS 2"))
    expect("S=a1b1|T=c2", hidingEmpty: all, .base("S=a1|T=b1c2", "iS 1; d 0.1"))
    expect("S=a1|T=b2|U=c1", hidingEmpty: all, .base("U=c1|T=b1|S=a1", "iS 1; mS 1>0"))
  }

  @Test("F11: a hidden id and a new item in one transaction")
  func together() {
    expect(Self.text, .hidesC("S=a1b2c3d4e5f7", "d 0.1; i 0.2"))
  }

  @Test("F12: rows and sections that are hidden for a time, as in a form")
  func form() {
    let base = ArrayDataSource(sections: Self.sections("F=abc|X=de"))
    let source = base.filter { _ in true }
    source.hiddenIDs = ["b"]
    source.hiddenSectionIDs = ["X"]
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    source.hiddenIDs = []
    source.hiddenSectionIDs = []
    source.hiddenIDs = ["b"]
    expectEqual(batches, ["i 0.1", "iS 1", "d 0.1"])
    withExtendedLifetime(observation) {}
  }

  @Test("Nothing that is hidden is an update, nor what is assigned and the same")
  func nothing() {
    let base = ArrayDataSource(sections: Self.sections("S=a1b2|X=c1"))
    let source = base.filter { !$0.edition.isMultiple(of: 2) }
    source.hiddenSectionIDs = ["X"]
    var count = 0
    let observation = source.observe { _ in count += 1 }
    base.sections[1].title = 3
    base.sections[1].items = []
    base.moveItem(at: [0, 1], to: [0, 0])
    source.hiddenIDs = []
    source.hiddenSectionIDs = ["X"]
    source.reevaluate()
    source.hiddenIDs = ["b"]
    expectEqual(count, 0)
    withExtendedLifetime(observation) {}
  }
}
