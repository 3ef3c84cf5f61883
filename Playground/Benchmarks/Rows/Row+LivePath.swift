import Collate
import CollateTesting

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Composite = CompositeDataSource<Feed<Int>>

  /// What a single change costs until all observers have been told, and what a lookup does.
  ///
  /// The unit is what every change costs without any package: an array of twenty items is edited while
  /// the old one is retained, and a closure is called. Limits are about twice what was measured
  /// when the row was made, as times depend on the machine even in this unit.
  static var livePathRows: [Row] {
    [
      liveRow("item in an array, one observer", atMost: 21) { observedArray() },
      liveRow("item in an array, in a presenter", atMost: 55) { presentedArray() },
      liveRow("item in one of 10 children", atMost: 37) { child(of: 10) },
      liveRow("item in one of 10 000 children", atMost: 64) { child(of: 10_000) },
      liveRow("item in one of 10 children, nested once", atMost: 54) { child(of: 10, depth: 1) },
      liveRow("item in one of 10 children, nested 8 deep", atMost: 160) {
        child(of: 10, depth: 8)
      },
      liveRow("child inserted or removed, among 10", atMost: 95) { slots(of: 10) },
      liveRow("child inserted or removed, among 10 000", atMost: 165) { slots(of: 10_000) },
      liveRow("child moved to the other end, of 10", atMost: 140) { move(in: 10) },
      liveRow("child moved to the other end, of 10 000", atMost: 340) { move(in: 10_000) },
      liveRow("one of 1000 edits of 100 children at once", atMost: 14) { transaction() },
      liveRow("insertItem, in one of 10 000 sections", atMost: 55) {
        manySections { edit($0, section: 5_000) }
      },
      liveRow("sections[i].items.insert, of 10 000", atMost: 400) {
        manySections { source in
          source.sections[5_000].items.insert(Story(id: 1, value: 1), at: 10)
          source.sections[5_000].items.remove(at: 10)
        }
      },
      liveRow("section to child, of 10", atMost: 1.2) {
        lookup(.subject, .child, childCount: 10)
      },
      liveRow("section to child, of 10 000", atMost: 2.5) {
        lookup(.subject, .child, childCount: 10_000)
      },
      liveRow("child to section, of 10", atMost: 3) {
        lookup(.subject, .section, childCount: 10)
      },
      liveRow("child to section, of 10 000", atMost: 5) {
        lookup(.subject, .section, childCount: 10_000)
      },
      liveRow("item at a path, of 10 children", atMost: 2.5) {
        lookup(.subject, .item, childCount: 10)
      },
      liveRow("item at a path, of 10 000 children", atMost: 4) {
        lookup(.subject, .item, childCount: 10_000)
      },
    ]
  }

  private static func liveRow(
    _ work: String, atMost ratio: Double, subject: @escaping @MainActor () -> Contender
  ) -> Row {
    Row("live path", work, Limit(ratio, "array edit, call")) {
      [subject(), bareEdit()]
    }
  }

  /// Edits an array whose old value is still retained, and calls a closure.
  @MainActor
  private static func bareEdit() -> Contender {
    var items = (0..<20).map { Story(id: $0, value: 0) }
    var count = 0
    let call: ([Story<Int>]) -> Void = { count &+= $0.count }
    return Contender(.reference("array edit, call"), workCount: 64) {
      for _ in 0..<32 {
        items.keepingOld { $0.insert(Story(id: 1, value: 1), at: 10) }
        call(items)
        items.keepingOld { $0.remove(at: 10) }
        call(items)
      }
      blackHole(count)
    }
  }

  @MainActor
  private static func observedArray() -> Contender {
    let source = sources(count: 1)[0]
    return Contender(.subject, observing: source) { edit(source) }
  }

  @MainActor
  private static func presentedArray() -> Contender {
    let source = sources(count: 1)[0]
    return Contender(.subject, presenting: source) { edit(source) }
  }

  @MainActor
  private static func child(of count: Int, depth: Int = 0) -> Contender {
    let sources = sources(count: count)
    let composite = (0..<depth).reduce(Composite(sources)) { composite, _ in Composite([composite])
    }
    return delivery(.subject, to: composite, from: sources)
  }

  @MainActor
  private static func slots(of count: Int) -> Contender {
    let composite = Composite(sources(count: count))
    let extra = sources(count: 1)[0]
    return Contender(.subject, observing: composite) {
      composite.remove(composite.insert(extra, at: count / 2))
    }
  }

  @MainActor
  private static func move(in count: Int) -> Contender {
    let composite = Composite(sources(count: count))
    let first = composite.slots[0]
    return Contender(.subject, observing: composite) {
      composite.move(first, to: count - 1)
      composite.move(first, to: 0)
    }
  }

  @MainActor
  private static func transaction() -> Contender {
    let sources = sources(count: 100)
    let composite = Composite(sources)
    return Contender(.subject, observing: composite, workCount: 1000) {
      composite.performBatchUpdates {
        for number in 0..<1000 {
          let source = sources[number / 2 * 7 % 100]
          if number % 2 == 0 {
            source.insertItem(Story(id: number, value: 1), at: [1, 10])
          } else {
            source.removeItem(at: [1, 10])
          }
        }
      }
    }
  }

  /// Returns a contender that changes one of many sections.
  @MainActor
  private static func manySections(_ change: @escaping @MainActor (Source) -> Void) -> Contender {
    var generator = SeededGenerator(seed: 43)
    let source = Source(
      sections: Feed.random(sectionCount: 10_000, itemCount: 20, using: &generator))
    return Contender(.subject, observing: source) { change(source) }
  }
}
