import Collate
import TestSupport

/// A random history of a random world, with listeners and what each of them should be told.
///
/// Every step has a generator of its own, so that steps can be left out to find the smallest history
/// that fails.
@MainActor
final class RandomWorldRun {
  struct Options {
    /// Whether the model says which batches are right.
    var hasOracle = true
    /// Whether others read, observe and map in the middle of transactions, who are in no log.
    var hasVisitors = false
    /// Whether others observe every source from the beginning.
    var hasWitnesses = false
    /// Whether sources are searched for repeated ids, which needs an index of each.
    var looksForDuplicates = false
    var crowd = 3
    var takesNotes = false
    var skipped: Set<Int> = []
    var transactions = 8
  }

  /// What an observer was told.
  struct Told: Equatable {
    let listener: Int
    let batch: ChangeBatch
    let before: Snapshot<Tray>
    let after: Snapshot<Tray>
  }

  struct Expectation {
    let transaction: Int
    /// The batch to be told, or `nil` if identities are not clear.
    let batch: ChangeBatch?
    let before: [Tray]
    let after: [Tray]

    /// Whether it is as good to be told nothing.
    var isOptional: Bool { batch == nil && before == after }
  }

  final class Listener {
    let number: Int
    let node: Int
    let transform: TrayTransform?
    var known: [RandomWorld.Part]
    var nodes: [Int: Int]
    var expected: [Expectation] = []
    var heard = 0
    var told = 0
    /// The source, which may be a map that only this observer uses.
    var source: AnyObject?
    var observation: ObservationToken?

    init(
      _ number: Int, node: Int, transform: TrayTransform?, known: [RandomWorld.Part],
      nodes: [Int: Int]
    ) {
      (self.number, self.node, self.transform) = (number, node, transform)
      (self.known, self.nodes) = (known, nodes)
    }
  }

  let seed: UInt64
  let options: Options
  let world: RandomWorld
  private(set) var failures: [String] = []
  private(set) var log: [Told] = []
  /// How many batches were compared, and how many could not be.
  private(set) var compared = 0
  private(set) var unclear = 0
  private(set) var steps = 0
  private(set) var transactions = 0
  private var listeners: [Listener] = []
  private var lastListener = 0
  private var visitors: [AnyObject] = []
  private var visits: SeededGenerator
  private var isTelling = false
  private var reactions = 0
  private var lastHeard = 0
  private var orders: [Int: (transaction: Int, number: Int)] = [:]

  init(seed: UInt64, ids: RandomWorld.IDs, _ options: Options) {
    (self.seed, self.options) = (seed, options)
    var random = SeededGenerator(seed: seed)
    visits = SeededGenerator(seed: seed &+ 7)
    world = RandomWorld(&random, ids: ids, crowd: options.crowd, takesNotes: options.takesNotes)
    if options.hasWitnesses {
      for source in world.sources { visitors.append(source.observe { _ in }) }
    }
    for _ in 0..<1 + random.below(3) { join(&random) }
    for number in 0..<options.transactions {
      reactions = 0
      transact(fromStep: number * 40)
      atRest()
      if !failures.isEmpty { break }
    }
  }

  private func fail(_ text: @autoclosure () -> String) {
    if failures.count < 3 {
      failures.append(text())
      world.note("FAILURE \(failures[failures.count - 1])")
    }
  }

  /// Returns the generator of the next step, unless it is left out.
  private func step() -> SeededGenerator? {
    steps += 1
    if options.skipped.contains(steps) { return nil }
    return SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(steps))
  }

  private func transact(fromStep first: Int) {
    steps = first
    guard var random = step() else { return }
    transactions += 1
    let source = world.sources[random.below(world.sources.count)]
    let throwing = random.oneIn(6)
    world.note("transaction \(transactions) begins")
    do {
      try source.performBatchUpdates {
        for number in 0..<1 + random.below(5) {
          // The numbers of steps do not depend on which are left out.
          steps = first + 1 + number * 4
          change()
        }
        commit()
        if throwing { throw CancellationError() }
      }
    } catch {}
    world.note("transaction ended")
  }

  private func change() {
    guard var random = step() else { return }
    if random.oneIn(7) {
      world.sources[random.below(world.sources.count)].performBatchUpdates {
        world.edit(&random)
        meanwhile()
        world.edit(&random)
      }
    } else {
      world.edit(&random)
    }
    meanwhile()
  }

  /// Writes down what everybody is to be told of the transaction that ends.
  private func commit() {
    world.note("commit")
    guard options.hasOracle else { return }
    for listener in listeners { expect(listener) }
  }

  private func expect(_ listener: Listener) {
    let (before, after) = (listener.known, parts(listener))
    let isReplaced = world.nodes.contains { key, node in
      guard let old = listener.nodes[key], old != node else { return false }
      return world.isComposite(old) || world.isComposite(node)
    }
    listener.known = after
    listener.nodes = world.nodes
    let batch = isReplaced ? nil : PartDifference.batch(from: before, to: after)
    if batch == ChangeBatch() { return }
    listener.expected.append(
      Expectation(
        transaction: transactions, batch: batch, before: before.map(\.tray),
        after: after.map(\.tray)))
  }

  private func parts(_ listener: Listener) -> [RandomWorld.Part] {
    let parts = world.parts(of: listener.node)
    guard let transform = listener.transform else { return parts }
    return parts.map { part in
      RandomWorld.Part(
        path: 0, origin: part.origin, scope: nil, section: part.section, slots: [],
        tray: transform(part.tray))
    }
  }

  private func join(_ random: inout SeededGenerator) {
    let node = random.below(world.sources.count)
    if case .storeless = world.kinds[node] { return }
    lastListener += 1
    let number = lastListener
    let choice = random.below(6)
    // What is mapped or erased has no slots, so its ids are all in one scope.
    var transform: TrayTransform? = choice == 1 ? .same : nil
    if choice == 0 {
      transform = TrayTransform.allCases[random.below(TrayTransform.allCases.count)]
    }
    let listener = Listener(
      number, node: node, transform: transform, known: [], nodes: world.nodes)
    world.note(
      "listener \(number) joins \(node), \(transform.map { "\($0)" } ?? "direct"), \(choice)")
    if choice == 1 {
      observeErased(listener, world.sources[node])
    } else if let transform {
      let map = RandomWorld.map(world.sources[node], transform, throughErased: random.oneIn(2))
      if random.oneIn(3) { _ = map.snapshot }
      listen(listener, to: map)
    } else {
      listen(listener, to: world.sources[node])
    }
    listeners.append(listener)
    if options.hasOracle { listener.known = parts(listener) }
  }

  private func listen(_ listener: Listener, to source: some DataSource<Tray>) {
    listener.source = source
    listener.observation = source.observe { [weak self, unowned listener] update in
      self?.hear(update.batch, update.before, update.after, listener)
    }
  }

  private func observeErased(_ listener: Listener, _ source: some DataSource<Tray>) {
    let erased = source.erased()
    listener.source = erased
    listener.observation = erased.observe { [weak self, unowned listener] update in
      self?.hear(
        update.batch, RandomWorld.unerased(update.before), RandomWorld.unerased(update.after),
        listener)
    }
  }

  private func leave(_ random: inout SeededGenerator) {
    guard let listener = listeners.randomElement(using: &random) else { return }
    world.note("listener \(listener.number) leaves")
    listeners.removeAll { $0 === listener }
    if random.oneIn(2) { listener.source = nil }
    listener.observation = nil
    listener.source = nil
  }

  private func hear(
    _ batch: ChangeBatch, _ before: Snapshot<Tray>, _ after: Snapshot<Tray>, _ listener: Listener
  ) {
    world.note("listener \(listener.number) is told \(batch)")
    if isTelling { fail("listener \(listener.number) is told while another is") }
    if batch.isEmpty { fail("listener \(listener.number) is told nothing") }
    if listener.observation == nil { fail("listener \(listener.number) had left") }
    isTelling = true
    defer { isTelling = false }
    listener.told += 1
    if options.hasOracle {
      check(batch, before, after, listener)
    } else {
      log.append(Told(listener: listener.number, batch: batch, before: before, after: after))
      if (try? batch.replayed(on: before, with: after)) != after {
        fail("listener \(listener.number): \(batch) does not lead to \(Array(after.sections))")
      }
    }
    var random = SeededGenerator(seed: seed &+ UInt64(listener.number * 1000 + listener.told))
    guard random.oneIn(8), reactions < 3 else { return }
    reactions += 1
    // The order among the observers of different sources is not specified.
    if !options.hasOracle {
      if listener.number == 1 { transact(fromStep: 1000 + listener.told * 40) }
      return
    }
    // What an observer changes is told later, so no observer is told in here.
    switch random.below(3) {
    case 0: transact(fromStep: 1000 * listener.number + listener.told * 40)
    case 1: leave(&random)
    default: join(&random)
    }
  }

  private func check(
    _ batch: ChangeBatch, _ before: Snapshot<Tray>, _ after: Snapshot<Tray>, _ listener: Listener
  ) {
    let (old, new) = (Array(before.sections), Array(after.sections))
    // If identities are not clear, nothing that can be seen may have changed.
    while listener.heard < listener.expected.count,
      case let next = listener.expected[listener.heard], next.isOptional,
      old != next.before || new != next.after || next.transaction < lastHeard
    {
      listener.heard += 1
    }
    guard listener.heard < listener.expected.count else {
      return fail("listener \(listener.number) is told \(batch), one too much")
    }
    let expected = listener.expected[listener.heard]
    listener.heard += 1
    if old != expected.before || new != expected.after {
      fail(
        "listener \(listener.number): \(batch) from \(old) to \(new), but expected "
          + "\(expected.before) to \(expected.after)")
    }
    if let right = expected.batch {
      compared += 1
      if right != batch {
        fail("listener \(listener.number): \(batch), but \(right) from \(old) to \(new)")
      }
    } else {
      unclear += 1
    }
    if (try? batch.replayed(on: before, with: after)) != after
      || (try? batch.validate(from: before, to: after)) == nil
    {
      fail("listener \(listener.number): \(batch) does not lead from \(old) to \(new)")
    }
    if expected.transaction < lastHeard { fail("listener \(listener.number) is told too late") }
    lastHeard = expected.transaction
    guard listener.transform == nil, listener.source === world.sources[listener.node] else {
      return
    }
    if let last = orders[listener.node], last.transaction == lastHeard,
      last.number > listener.number
    {
      fail("listener \(listener.number) is told after \(last.number)")
    }
    orders[listener.node] = (lastHeard, listener.number)
  }

  private func atRest() {
    guard options.hasOracle else { return }
    for listener in listeners {
      if let missed = listener.expected[listener.heard...].first(where: { !$0.isOptional }) {
        fail(
          "listener \(listener.number) is not told \(missed.batch, default: "nil"), from "
            + "\(missed.before) to \(missed.after)")
      }
      listener.expected.removeAll()
      listener.heard = 0
    }
    if let node = world.sources.indices.randomElement(using: &visits) { look(at: node, &visits) }
  }

  private func meanwhile() {
    if options.hasOracle {
      guard var random = step() else { return }
      switch random.below(8) {
      case 0: join(&random)
      case 1: leave(&random)
      case 2, 3: look(at: random.below(world.sources.count), &random)
      default: break
      }
    } else if let random = step() {
      // The same in both worlds.
      var random = random
      if random.oneIn(16) { join(&random) }
      if random.oneIn(24), !isTelling { leave(&random) }
    }
    if options.hasVisitors { visit() }
  }

  private func visit() {
    visits = SeededGenerator(seed: seed &* 77 &+ UInt64(steps))
    for _ in 0..<visits.below(3) {
      let number = visits.below(world.sources.count)
      let source = world.sources[number]
      switch visits.below(7) {
      case 0: look(at: visits.below(world.sources.count), &visits)
      case 1:
        world.note("snapshot of \(number)")
        _ = source.snapshot
      case 2:
        world.note("lookup in \(number)")
        _ = source.itemPath(of: visits.below(4))
      case 3:
        world.note("\(number) is observed")
        visitors.append(source.observe { _ in })
      case 4:
        world.note("\(number) is mapped")
        let map = RandomWorld.map(source, .plain, throughErased: visits.oneIn(2))
        if visits.oneIn(2) { _ = map.snapshot }
        visitors.append(visits.oneIn(2) ? map : map.observe { _ in })
      default:
        world.note("a visitor leaves")
        if !visitors.isEmpty { visitors.remove(at: visits.below(visitors.count)) }
      }
    }
  }

  /// Compares a source with the model.
  private func look(at node: Int, _ random: inout SeededGenerator) {
    world.note("look at \(node)")
    if let difference = world.disagreement(of: node, &random) { fail(difference) }
  }
}
