#if canImport(UIKit) && !os(watchOS)
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
import UIKit

private typealias Diffable = NSDiffableDataSourceSnapshot<Character, Character>
private typealias Source = ArrayDataSource<DiffableSection<Character, Character>>

/// Makes a snapshot from a notation such as `A=ab|B=`.
private func diffable(_ text: String) -> Diffable {
  var snapshot = Diffable()
  for shelf in shelves(text) {
    snapshot.appendSections([shelf.id])
    snapshot.appendItems(shelf.items.map(\.id), toSection: shelf.id)
  }
  return snapshot
}

@MainActor
@Suite("Sources that follow diffable snapshots")
struct DiffableSnapshotTests {
  @Test("A source has the sections and items of the last snapshot, after any previous one")
  func following() {
    let texts = ["", "A=", "A=ab", "B=ba|A=c", "A=c|B=ab|C=", "C=abcd"]
    withEvery("before", in: texts) { before in
      withEvery("after", in: texts) { after in
        let source = Source(diffable(before))
        let checker = DataSourceChecker(source)
        source.apply(diffable(after))
        expectEqual(checker.finish(), [])
        expectEqual(checker.updateCount, (before == after ? 0 : 1))
        expect(source, shows: after)
      }
    }
  }

  @Test("Exactly what a snapshot reloads or reconfigures is updated, this time and not again")
  func reloading() {
    let texts = ["A=ab|B=c", "B=bc|A=a", "A=bad|B=c", "A=a|B=cb"]
    let reloads: [(Set<Character>, (inout Diffable, Set<Character>) -> Void)] = [
      ([], { _, _ in }),
      (["a"], { $0.reloadItems($1.sorted()) }),
      (["a", "c"], { $0.reconfigureItems($1.sorted()) }),
      (
        ["a", "c"],
        {
          $0.reloadItems($1.sorted())
          $0.deleteItems(["a"])
        }
      ),
    ]
    withEvery("texts", in: Effort.some(of: sequences(of: texts, upTo: 3))) { texts in
      withEvery("reload", in: reloads.indices) { number in
        let source = Source(diffable(texts.first ?? ""))
        for text in texts {
          let checker = DataSourceChecker(source)
          let before = Set(source.snapshot.sections.flatMap { $0.items.map(\.id) })
          var snapshot = diffable(text)
          let (reloaded, reload) = reloads[number]
          reload(&snapshot, reloaded)
          let after = Set(snapshot.itemIdentifiers)
          source.apply(snapshot)
          expectEqual(checker.finish(), [])
          expectEqual(
            updated(in: checker.lastUpdate), reloaded.intersection(before.intersection(after)))
          let same = DataSourceChecker(source)
          source.apply(diffable(source.text))
          expectEqual(same.updateCount, 0)
        }
      }
    }
  }

  @Test("A section that is reloaded gets another header, and all its items are updated")
  func reloadedSections() throws {
    let source = Source(diffable("A=ab|B=c|C="))
    let checker = DataSourceChecker(source)
    var snapshot = diffable("A=a|B=cb|C=")
    snapshot.reloadSections(["B", "C"])
    source.apply(snapshot)
    expectEqual(checker.finish(), [])
    let batch = try #require(checker.lastUpdate).batch
    expectEqual(batch.sectionUpdates.map(\.after), [1, 2])
    expectEqual(updated(in: checker.lastUpdate), ["b", "c"])
  }

  @Test("What is reloaded twice in one transaction is updated, also if it was gone in between")
  func transactions() {
    let source = Source(diffable("A=ab"))
    let checker = DataSourceChecker(source)
    var reloading = diffable("A=ab")
    reloading.reloadItems(["a"])
    source.apply(reloading)
    source.performBatchUpdates {
      source.apply(diffable("A=b"))
      source.apply(reloading)
    }
    expectEqual(checker.updateCount, 2)
    expectEqual(updated(in: checker.lastUpdate), ["a"])
    expectEqual(checker.finish(), [])
  }

  @Test("Beside other sources, and edited by people")
  func composing() {
    let source = Source(diffable("A=ab|B="))
    let composite = CompositeDataSource<AnySection>([
      ArrayDataSource(items: [Book("z")]).erased(), source.erased(),
    ])
    let checker = DataSourceChecker(composite)
    source.moveItem(at: [0, 0], to: [1, 0])
    expectEqual(source.text, "A=b|B=a")
    source.apply(diffable("B=ab"))
    expectEqual(checker.finish(), [])
    expectEqual(composite.snapshot.sections.map(\.items.count), [1, 2])
  }

  private func expect(_ source: Source, shows text: String) {
    expectEqual(source.text, text)
  }

  private func updated(
    in update: Update<DiffableSection<Character, Character>>?
  ) -> Set<Character> {
    guard let update else { return [] }
    return Set(update.batch.itemUpdates.map { update[$0.after].id })
  }
}

extension ArrayDataSource where Section == DiffableSection<Character, Character> {
  fileprivate var text: String {
    snapshot.sections.map { section in
      "\(section.id)=\(section.items.map { "\($0.id)" }.joined())"
    }.joined(separator: "|")
  }
}
#endif
