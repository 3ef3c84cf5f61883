import Collate
import TestSupport

struct CheckedItem: Identifiable, Hashable, Sendable {
  let id: String
  var text = ""
}

extension CheckedItem: ExpressibleByStringLiteral {
  /// An item whose id is the literal.
  init(stringLiteral id: String) {
    self.init(id: id)
  }
}

typealias CheckedSection = BasicSection<String, CheckedItem>

/// Sections named by capital letters, with items named by small letters.
func checkedSections(_ texts: KeyValuePairs<String, String>) -> [CheckedSection] {
  texts.map { CheckedSection(id: $0.key, items: $0.value.map { CheckedItem(id: String($0)) }) }
}

/// A source without a store, which tells its observers what and how the test wants.
@MainActor
final class ScriptedSource: DataSource {
  typealias Handler = @MainActor (Update<CheckedSection>) -> Void

  var snapshot: Snapshot<CheckedSection>

  /// How an update reaches the observers.
  var deliver: @MainActor (Update<CheckedSection>, [Handler]) -> Void = { update, handlers in
    for handler in handlers { handler(update) }
  }

  private var handlers: [Handler] = []

  init(_ sections: [CheckedSection]) {
    snapshot = Snapshot(sections)
  }

  func observe(_ observer: @escaping Handler) -> ObservationToken {
    handlers.append(observer)
    // Only a store can make an observation; this one ends nothing.
    return SnapshotStore<CheckedSection>().observe { _ in }
  }

  /// Changes the sections and tells it with a batch, the right one if none is given.
  func change(to sections: [CheckedSection], saying batch: ChangeBatch? = nil) {
    let after = Snapshot(sections)
    let update = Update(
      before: snapshot, after: after, batch: batch ?? after.difference(from: snapshot))
    snapshot = after
    deliver(update, handlers)
  }

  /// Tells of an update, whatever the sections are.
  func send(_ update: Update<CheckedSection>) {
    deliver(update, handlers)
  }
}

extension SeededGenerator {
  /// Returns an id that was not there before.
  mutating func freshName() -> String { "n\(next())" }
}
