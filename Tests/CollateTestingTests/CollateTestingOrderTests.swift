import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("The checker notices when observers are notified out of order")
struct CollateTestingOrderTests {
  private let source = ScriptedSource(checkedSections(["A": "ab"]))

  private func laws(
    whileChanging change: (@MainActor () -> Void)? = nil, _ body: () -> Void
  ) -> [Violation.Law] {
    let checker = DataSourceChecker(source)
    checker.checkOrder(whileChanging: change)
    body()
    return checker.finish().map(\.law)
  }

  private func change(_ items: String) {
    source.change(to: checkedSections(["A": items]))
  }

  @Test("L4: a later observer is not notified first")
  func reversed() {
    source.deliver = { update, handlers in
      for handler in handlers.reversed() { handler(update) }
    }
    expectEqual(laws { change("a") }, [.order])
  }

  @Test("L4: no observer is notified twice")
  func twice() {
    source.deliver = { update, handlers in
      for handler in handlers { handler(update) }
      handlers.last?(update)
    }
    expectEqual(laws { change("a") }, [.order])
  }

  @Test("L4: no observer is left out")
  func leftOut() {
    source.deliver = { update, handlers in handlers.first?(update) }
    expectEqual(laws { change("a") }, [.order])
  }

  @Test("L4: a change made by an observer is not delivered inside the running one")
  func nested() {
    let found = laws(whileChanging: { change("b") }, { change("a") })
    #expect(found.contains(.order))
    expectEqual(Set(found), [.order])
  }

  @Test("L4: a change made by an observer may wait for its turn")
  func queued() {
    var queue: [(Update<CheckedSection>, [ScriptedSource.Handler])] = []
    var isDelivering = false
    source.deliver = { update, handlers in
      queue.append((update, handlers))
      if isDelivering { return }
      isDelivering = true
      while !queue.isEmpty {
        let (update, handlers) = queue.removeFirst()
        for handler in handlers { handler(update) }
      }
      isDelivering = false
    }
    expectEqual(laws(whileChanging: { change("b") }, { change("a") }), [])
  }

  @Test("L4: a checker that changes the source in its own hook notices the nested call")
  func reentrance() {
    let source = source
    let checker = DataSourceChecker(source) { violation in
      if violation.law == .minimal { source.change(to: checkedSections(["B": ""])) }
    }
    source.change(to: checkedSections(["A": "ab"]))
    #expect(checker.finish().map(\.law).contains(.order))
  }

  @Test("L5: no update arrives in the middle of a transaction")
  func middle() {
    let found = laws {
      source.performBatchUpdates {
        change("a")
        change("ab")
      }
    }
    #expect(found.contains(.transaction))
    expectEqual(Set(found), [.transaction])
  }

  @Test("L5: no two updates come from one transaction")
  func two() {
    var late: [(Update<CheckedSection>, [ScriptedSource.Handler])] = []
    source.deliver = { late.append(($0, $1)) }
    let found = laws {
      source.performBatchUpdates {
        change("a")
        change("")
      }
      for (update, handlers) in late {
        for handler in handlers { handler(update) }
      }
    }
    expectEqual(found, [.transaction])
  }

  @Test("L5: changes outside of transactions are as many updates")
  func outside() {
    expectEqual(laws { ["a", "", "abc"].forEach(change) }, [])
  }

  @Test("L4 and L5: a source with a store keeps the laws when observers make changes")
  func store() {
    let source = ArrayDataSource(sections: checkedSections(["A": "abc", "B": "x"]))
    let checker = DataSourceChecker(source)
    checker.checkOrder(whileChanging: { source.removeItem(at: [0, 0]) })
    checker.checkOrder(whileChanging: { source.removeSection(at: 1) })
    source.moveSection(at: 0, to: 1)
    expectEqual(checker.finish(), [])
    expectEqual(checker.updateCount, 3)
  }
}
