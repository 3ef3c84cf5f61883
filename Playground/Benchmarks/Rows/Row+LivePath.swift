import Collate
import CollateTesting

extension Row {
  private typealias Source = ArrayDataSource<Feed<Int>>
  private typealias Composite = CompositeDataSource<Feed<Int>>

  /// Some work, how often one call does it, and what the objects in it need to stay alive.
  private typealias Work = (count: Int, body: @MainActor () -> Void)

  /// What a single change costs until all observers have been told, and what a lookup does.
  ///
  /// The unit is what every change costs without any package: an array of twenty items is edited while
  /// the old one is retained, and a closure is called. Limits are about twice what was measured
  /// when the row was made, as times depend on the machine even in this unit.
  static var livePathRows: [Row] {
    [
      liveRow("item in an array, one observer", atMost: 25) { observedArray() },
      liveRow("item in an array, in a presenter", atMost: 55) { presentedArray() },
      liveRow("item in one of 10 children", atMost: 45) { child(of: 10) },
      liveRow("item in one of 10 000 children", atMost: 85) { child(of: 10_000) },
      liveRow("item in one of 10 children, nested once", atMost: 70) { child(of: 10, depth: 1) },
      liveRow("item in one of 10 children, nested 8 deep", atMost: 190) {
        child(of: 10, depth: 8)
      },
      liveRow("child inserted or removed, among 10", atMost: 95) { slots(of: 10) },
      liveRow("child inserted or removed, among 10 000", atMost: 165) { slots(of: 10_000) },
      liveRow("child moved to the other end, of 10", atMost: 140) { move(in: 10) },
      liveRow("child moved to the other end, of 10 000", atMost: 340) { move(in: 10_000) },
      liveRow("one of 1000 edits of 100 children at once", atMost: 20) { transaction() },
      liveRow("insertItem, in one of 10 000 sections", atMost: 100) { directEdit() },
      liveRow("sections[i].items.insert, of 10 000", atMost: 400) { mutationInPlace() },
      liveRow("section to child, of 10", atMost: 1.2) { lookup(in: 10, .child) },
      liveRow("section to child, of 10 000", atMost: 2.5) { lookup(in: 10_000, .child) },
      liveRow("child to section, of 10", atMost: 3) { lookup(in: 10, .section) },
      liveRow("child to section, of 10 000", atMost: 5) { lookup(in: 10_000, .section) },
      liveRow("item at a path, of 10 children", atMost: 2.5) { lookup(in: 10, .item) },
      liveRow("item at a path, of 10 000 children", atMost: 4) { lookup(in: 10_000, .item) },
    ]
  }

  private static func liveRow(
    _ work: String,
    atMost ratio: Double,
    make: @escaping @MainActor () -> Work
  ) -> Row {
    Row(group: "live path", work: work, ids: "int", limit: Limit(ratio, "array edit, call")) {
      let work = make()
      return [
        Contender("collate", .subject, workCount: work.count, body: work.body), bareEdit(),
      ]
    }
  }

  /// Edits an array whose old value is still retained, and calls a closure.
  @MainActor
  private static func bareEdit() -> Contender {
    var items = (0..<20).map { Story(id: $0, value: 0) }
    var count = 0
    let call: ([Story<Int>]) -> Void = { count &+= $0.count }
    return Contender("array edit, call", .reference, workCount: 64) {
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
  private static func sources(count: Int) -> [Source] {
    var generator = SeededGenerator(seed: 41)
    return (0..<count).map { _ in
      Source(sections: Feed.random(sectionCount: 2, itemCount: 20, using: &generator))
    }
  }

  /// Inserts an item and removes it again.
  @MainActor
  private static func edit(_ source: Source, section: Int = 1) {
    source.insertItem(Story(id: 1, value: 1), at: [section, 10])
    source.removeItem(at: [section, 10])
  }

  @MainActor
  private static func observedArray() -> Work {
    let source = sources(count: 1)[0]
    let counter = UpdateCounter()
    let observation = source.observe { counter.count($0) }
    return (
      2,
      {
        edit(source)
        withExtendedLifetime(observation) {}
      }
    )
  }

  @MainActor
  private static func presentedArray() -> Work {
    let source = sources(count: 1)[0]
    let view = CommittingView<Feed<Int>>()
    let presenter = Presenter(source)
    presenter.view = view
    _ = presenter.sectionCountForView()
    return (
      2,
      {
        edit(source)
        withExtendedLifetime((view, presenter)) {}
      }
    )
  }

  @MainActor
  private static func child(of count: Int, depth: Int = 0) -> Work {
    let sources = sources(count: count)
    var composite = Composite(sources)
    for _ in 0..<depth { composite = Composite([composite]) }
    let counter = UpdateCounter()
    let observation = composite.observe { counter.count($0) }
    var generator = SeededGenerator(seed: 42)
    let chosen = (0..<64).map { _ in sources[generator.below(count)] }
    return (
      chosen.count * 2,
      { [composite] in
        for source in chosen { edit(source) }
        withExtendedLifetime((composite, observation)) {}
      }
    )
  }

  @MainActor
  private static func slots(of count: Int) -> Work {
    let composite = Composite(sources(count: count))
    let extra = sources(count: 1)[0]
    let counter = UpdateCounter()
    let observation = composite.observe { counter.count($0) }
    return (
      2,
      {
        composite.remove(composite.insert(extra, at: count / 2))
        withExtendedLifetime(observation) {}
      }
    )
  }

  @MainActor
  private static func move(in count: Int) -> Work {
    let composite = Composite(sources(count: count))
    let first = composite.slots[0]
    let counter = UpdateCounter()
    let observation = composite.observe { counter.count($0) }
    return (
      2,
      {
        composite.move(first, to: count - 1)
        composite.move(first, to: 0)
        withExtendedLifetime(observation) {}
      }
    )
  }

  @MainActor
  private static func transaction() -> Work {
    let sources = sources(count: 100)
    let composite = Composite(sources)
    let counter = UpdateCounter()
    let observation = composite.observe { counter.count($0) }
    return (
      1000,
      {
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
        withExtendedLifetime(observation) {}
      }
    )
  }

  /// Returns a source of many sections, with an observer.
  @MainActor
  private static func manySections() -> (source: Source, observation: ObservationToken) {
    var generator = SeededGenerator(seed: 43)
    let source = Source(
      sections: Feed.random(sectionCount: 10_000, itemCount: 20, using: &generator))
    let counter = UpdateCounter()
    return (source, source.observe { counter.count($0) })
  }

  @MainActor
  private static func directEdit() -> Work {
    let (source, observation) = manySections()
    return (
      2,
      {
        edit(source, section: 5_000)
        withExtendedLifetime(observation) {}
      }
    )
  }

  @MainActor
  private static func mutationInPlace() -> Work {
    let (source, observation) = manySections()
    return (
      2,
      {
        source.sections[5_000].items.insert(Story(id: 1, value: 1), at: 10)
        source.sections[5_000].items.remove(at: 10)
        withExtendedLifetime(observation) {}
      }
    )
  }

  private enum Lookup {
    case child
    case section
    case item
  }

  @MainActor
  private static func lookup(in count: Int, _ lookup: Lookup) -> Work {
    let composite = Composite(sources(count: count))
    var generator = SeededGenerator(seed: 44)
    let sections = (0..<512).map { _ in generator.below(count * 2) }
    let locations = sections.map { composite.location(ofSection: $0) }
    return (
      512,
      {
        var sum = 0
        switch lookup {
        case .child:
          for section in sections { sum &+= composite.location(ofSection: section).section }
        case .section:
          for (slot, section) in locations { sum &+= composite.section(section, in: slot) ?? 0 }
        case .item:
          for section in sections { sum &+= composite.snapshot[[section, 3]].value }
        }
        blackHole(sum)
      }
    )
  }
}
