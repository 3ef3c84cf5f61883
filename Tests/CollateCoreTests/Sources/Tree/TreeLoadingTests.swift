import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Children of trees that are loaded")
struct TreeLoadingTests {
  private struct Failure: Error {}

  /// A tree whose loads end when a test says so.
  @MainActor
  private final class Stage {
    let base: ArrayDataSource<Roots>
    private(set) var tree: Outline?
    private(set) var checker: DataSourceChecker<Outline.Section>?

    /// The loads that wait, and how many were cancelled.
    private var waiting: [(id: String, end: CheckedContinuation<[LeafNode], any Error>)] = []
    private(set) var begun: [String] = []
    private(set) var cancelledCount = 0

    init(_ text: String, _ expanded: Set<String> = []) {
      base = ArrayDataSource(sections: [Roots(id: 0, items: nodes(text))])
      let tree = Outline(base, expanded: expanded) { [weak self] leaf in
        try await self?.load(leaf) ?? []
      }
      self.tree = tree
      checker = DataSourceChecker(tree)
    }

    private func load(_ leaf: Leaf) async throws -> [LeafNode] {
      begun.append(leaf.id)
      let body: @MainActor () async throws -> [LeafNode] = {
        try await withCheckedThrowingContinuation { continuation in
          self.waiting.append((id: leaf.id, end: continuation))
        }
      }
      return try await withTaskCancellationHandler(operation: body) {
        Task { @MainActor in self.cancelledCount += 1 }
      }
    }

    var rows: String { tree.map { text($0.snapshot.items) } ?? "" }

    var lastBatch: String? { checker?.lastUpdate?.batch.description }

    var waitingCount: Int { waiting.count }

    /// Ends the oldest load that waits.
    func end(_ result: Result<String, Failure>) {
      let load = waiting.removeFirst()
      switch result {
      case .success(let text): load.end.resume(returning: nodes(text))
      case .failure(let error): load.end.resume(throwing: error)
      }
    }

    func release() { (tree, checker) = (nil, nil) }
  }

  @Test("E7: children come in the place of the row that says that they are loaded")
  func loading() async {
    let stage = Stage("L? x")
    stage.tree?.expand("L")
    #expect(stage.rows == "L ~L x" && stage.lastBatch == "i 0.1; u 0.0>0.0")
    // The row that says so is no child to count.
    let place = stage.tree?.proposedMove(at: [0, 2], to: [0, 2], level: 1)
    #expect(place?.parent == "L" && place?.index == 0)
    await until(stage.waitingCount == 1)
    stage.end(.success("n1 n2"))
    await until(stage.rows == "L n1 n2 x")
    expectEqual(stage.lastBatch, "d 0.1; i 0.1,0.2")
    withoutWaiting { stage.tree?.reload("L") }
    expectEqual(stage.rows, "L n1 n2 x")
    await until(stage.waitingCount == 1)
    stage.end(.success("n2 n3"))
    await until(stage.rows == "L n2 n3 x")
    expectEqual(stage.lastBatch, "d 0.1; i 0.2")
    // What was loaded can be expanded, and is not loaded again.
    stage.tree?.collapse("L")
    stage.tree?.expand("L")
    #expect(stage.rows == "L n2 n3 x" && stage.begun == ["L", "L"])
    expectEqual(stage.checker?.check(), [])
  }

  @Test("E8: a failure has a row, and can be tried again; nothing comes of no children")
  func failing() async {
    let stage = Stage("L? x", ["L"])
    expectEqual(stage.rows, "L ~L x")
    await until(stage.waitingCount == 1)
    stage.end(.failure(Failure()))
    await until(stage.rows == "L !L x")
    #expect(stage.lastBatch == "d 0.1; i 0.1" && stage.tree?.error(of: "L") is Failure)
    stage.tree?.retry("L")
    #expect(stage.rows == "L ~L x" && stage.tree?.error(of: "L") == nil)
    stage.tree?.retry("L")
    await until(stage.waitingCount == 1)
    stage.end(.success(""))
    await until(stage.rows == "L x")
    #expect(stage.lastBatch == "d 0.1" && stage.begun == ["L", "L"])
    expectEqual(stage.tree?.snapshot[[0, 0]].isExpandable, true)
    expectEqual(stage.checker?.check(), [])
  }

  @Test("A cancellation handler can read the tree, when a load is replaced or its node is gone")
  func readingCancellation() async {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("L? x"))])
    let reader = Reader()
    let outline = Outline(base, expanded: ["L"]) { _ in
      try await withTaskCancellationHandler {
        try await Task.sleep(for: .seconds(3_600))
        return []
      } onCancel: {
        MainActor.assumeIsolated { reader.read() }
      }
    }
    let checker = DataSourceChecker(outline)
    reader.tree = outline
    expectEqual(outline.snapshot.itemCount, 3)
    for _ in 0..<10 { await Task.yield() }
    withoutWaiting { outline.reload("L") }
    expectEqual(reader.counts, [3])
    for _ in 0..<10 { await Task.yield() }
    base.removeItem(at: [0, 0])
    expectEqual(outline.snapshot.itemCount, 1)
    await until(reader.counts.count == 2)
    expectEqual(reader.counts, [3, 1])
    expectEqual(checker.check(), [])
  }

  @MainActor
  private final class Reader {
    weak var tree: Outline?
    private(set) var counts: [Int] = []

    func read() {
      if let tree, tree.error(of: "L") == nil { counts.append(tree.snapshot.itemCount) }
    }
  }

  @Test("A reload that fails leaves the children, and is known")
  func failedReload() async {
    let stage = Stage("L?", ["L"])
    await until(stage.waitingCount == 1)
    stage.end(.success("n"))
    await until(stage.rows == "L n")
    withoutWaiting { stage.tree?.reload("L") }
    await until(stage.waitingCount == 1)
    stage.end(.failure(Failure()))
    await until(stage.tree?.error(of: "L") != nil)
    expectEqual(stage.rows, "L n")
    withoutWaiting { stage.tree?.reload("x") }
    stage.tree?.retry("n")
    withoutWaiting { stage.tree?.reload("n") }
    for _ in 0..<10 { await Task.yield() }
    expectEqual(stage.begun, ["L", "L"])
  }

  @Test("Who reloads children can wait for them, also if they are the same or fail")
  func waiting() async throws {
    let stage = Stage("L?", ["L"])
    await until(stage.waitingCount == 1)
    #expect(stage.tree?.isLoading("L") == true)
    stage.end(.success("n"))
    await until(stage.rows == "L n")
    let tree = try #require(stage.tree)
    for isFailing in [false, true] {
      async let result = tree.reload("L")
      await until(stage.waitingCount == 1)
      #expect(tree.isLoading("L"))
      stage.end(isFailing ? .failure(Failure()) : .success("n"))
      let loaded = await result
      #expect(loaded.hasFailed == isFailing)
      #expect(!tree.isLoading("L") && stage.rows == "L n")
    }
    #expect(await !tree.reload("x").hasFailed)
    // Of two, the first one is told that the second has taken its place, whatever the closure makes of that.
    async let first = tree.reload("L")
    await until(stage.waitingCount == 1)
    async let second = tree.reload("L")
    await until(stage.waitingCount == 2)
    for name in ["m", "o"] { stage.end(.success(name)) }
    let failed = await [first, second].map(\.hasFailed)
    expectEqual(failed, [true, false])
    expectEqual(stage.rows, "L o")
    // Who gives up need not wait, and the load goes on.
    let waiting = Task { await tree.reload("L").hasFailed }
    await until(stage.waitingCount == 1)
    waiting.cancel()
    #expect(await waiting.value && tree.isLoading("L"))
    stage.end(.success("p"))
    await until(stage.rows == "L p")
  }

  @Test("Nothing is expanded to a row that waits for ever where nothing loads")
  func nothingLoads() {
    let base = ArrayDataSource(sections: [Roots(id: 0, items: nodes("L? x"))])
    let tree = Outline(base, expanded: ["L"])
    expectEqual(text(tree.snapshot.items), "L x")
    expectEqual(tree.snapshot.items.map(\.isExpandable), [false, false])
  }

  @Test("Children of children are loaded when they are shown, and forgotten when they are gone")
  func deeper() async {
    let stage = Stage("L?", ["L", "m"])
    await until(stage.waitingCount == 1)
    stage.end(.success("m? n"))
    await until(stage.rows == "L m ~m n")
    await until(stage.waitingCount == 1)
    stage.end(.success("o"))
    await until(stage.rows == "L m o n")
    withoutWaiting { stage.tree?.reload("L") }
    await until(stage.waitingCount == 1)
    stage.end(.success("n m?"))
    await until(stage.rows == "L n m o")
    #expect(stage.lastBatch == "m 0.3>0.1" || stage.checker?.lastUpdate?.batch.itemMoves.count == 1)
    withoutWaiting { stage.tree?.reload("L") }
    await until(stage.waitingCount == 1)
    stage.end(.success("n"))
    await until(stage.rows == "L n")
    expectEqual(stage.tree?.expandedIDs, ["L"])
    expectEqual(stage.checker?.check(), [])
  }

  @Test("A node that is removed, or gets children, cancels its load; the late result is dropped")
  func cancelling() async {
    for getsChildren in [false, true] {
      let stage = Stage("L? x", ["L"])
      await until(stage.waitingCount == 1)
      if getsChildren {
        stage.base.sections[0].items[0].children = .nodes(nodes("own"))
      } else {
        stage.base.removeItem(at: [0, 0])
      }
      await until(stage.cancelledCount == 1)
      stage.end(.success("late"))
      for _ in 0..<10 { await Task.yield() }
      expectEqual(stage.rows, (getsChildren ? "L own x" : "x"))
      expectEqual(stage.checker?.check(), [])
    }
  }

  @Test("A load that another one replaces is cancelled, and its result is dropped")
  func superseded() async {
    let stage = Stage("L?", ["L"])
    await until(stage.waitingCount == 1)
    withoutWaiting { stage.tree?.reload("L") }
    await until(stage.waitingCount == 2 && stage.cancelledCount == 1)
    stage.end(.success("old"))
    for _ in 0..<10 { await Task.yield() }
    expectEqual(stage.rows, "L ~L")
    stage.end(.success("new"))
    await until(stage.rows == "L new")
  }

  @Test("What was loaded is changed, and goes from one node to another as a move")
  func changing() async throws {
    let stage = Stage("L? M? x{y}", ["L", "M"])
    let tree = try #require(stage.tree)
    await until(stage.waitingCount == 2)
    #expect(tree.updateChildren(of: "L") { $0 = nodes("early") } == nil)
    for children in ["a b? c", "d"] { stage.end(.success(children)) }
    await until(stage.rows == "L a b c M d x")
    tree.expand("b")
    await until(stage.waitingCount == 1)
    stage.end(.success("e"))
    await until(stage.rows == "L a b e c M d x")
    tree.performBatchUpdates {
      guard let node = tree.updateChildren(of: "L", { $0.remove(at: 1) }) else { return }
      expectEqual(stage.rows, "L a c M d x")
      tree.updateChildren(of: "M") { $0.append(node) }
    }
    expectEqual(stage.rows, "L a c M d b e x")
    expectEqual(stage.lastBatch, "m 0.2>0.5,0.3>0.6; u 0.2>0.5")
    tree.updateChildren(of: "M") { $0 = [] }
    #expect(stage.rows == "L a c M x" && tree.expandedIDs == ["L", "M"])
    for id in ["x", "y", "a", "unknown"] {
      #expect(tree.updateChildren(of: id) { $0 = nodes("none") } == nil)
    }
    // An attempt that is under way goes on.
    withoutWaiting { tree.reload("L") }
    await until(stage.waitingCount == 1)
    tree.updateChildren(of: "L") { $0.removeLast() }
    expectEqual(stage.rows, "L a M x")
    stage.end(.success("f"))
    await until(stage.rows == "L f M x")
    #expect(stage.begun == ["L", "M", "b", "L"] && stage.checker?.check() == [])
  }

  @Test("Nodes neither come among children on demand, nor go from them, with those of the base")
  func moving() async throws {
    let stage = Stage("L? x", ["L"])
    let tree = try #require(stage.tree)
    var answers: [Bool] = []
    tree.onMove = { [base = stage.base] move in
      answers.append(base.sections[0].items.moveNode(move.id, to: move.parent, at: move.index))
    }
    await until(stage.waitingCount == 1)
    expectEqual(stage.rows, "L ~L x")
    tree.moveItem(at: [0, 2], to: [0, 1])
    expectEqual(stage.rows, "L ~L x")
    stage.end(.success("a b"))
    await until(stage.rows == "L a b x")
    tree.moveItem(at: [0, 3], to: [0, 2])
    tree.moveItem(at: [0, 1], to: [0, 3])
    #expect(answers == [false, false, false] && stage.rows == "L a b x")
  }

  @Test("A collapsed node goes on loading, and shows its children when it is expanded again")
  func collapsed() async {
    let stage = Stage("L?", ["L"])
    await until(stage.waitingCount == 1)
    stage.tree?.collapse("L")
    stage.end(.success("n"))
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.rows == "L" && stage.cancelledCount == 0)
    stage.tree?.expand("L")
    await until(stage.rows == "L n")
    expectEqual(stage.begun, ["L"])
    stage.tree?.expandAll()
    expectEqual(stage.tree?.expandedIDs, ["L"])
  }

  @Test("A source that is released cancels its loads")
  func released() async {
    let stage = Stage("L?", ["L"])
    await until(stage.waitingCount == 1)
    weak let tree = stage.tree
    stage.release()
    await until(stage.cancelledCount == 1)
    #expect(tree == nil)
    stage.end(.success("late"))
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("The rows show the known nodes after random events in random order")
  func orders() async {
    enum Event: CaseIterable {
      case succeed, fail, collapse, expand, remove, comeBack, reload, change
    }
    for seed in 0..<UInt64(Effort.rounds(60)) {
      var generator = SeededGenerator(seed: seed)
      let stage = Stage("L? x", ["L"])
      await until(stage.waitingCount == 1)
      for _ in 0..<6 {
        switch Event.allCases[generator.below(Event.allCases.count)] {
        case .succeed where stage.waitingCount > 0: stage.end(.success("n\(generator.below(3))"))
        case .fail where stage.waitingCount > 0: stage.end(.failure(Failure()))
        case .collapse: stage.tree?.collapse("L")
        case .expand: stage.tree?.expand("L")
        case .remove: stage.base.sections[0].items = nodes("x")
        case .comeBack: stage.base.sections[0].items = nodes("L? x")
        case .reload: withoutWaiting { stage.tree?.reload("L") }
        case .change: stage.tree?.updateChildren(of: "L") { $0 = nodes("c") }
        default: break
        }
        for _ in 0..<10 { await Task.yield() }
        let isThere = stage.base.sections[0].items.count == 2
        let isExpanded = stage.tree?.expandedIDs.contains("L") == true
        let rows = stage.rows.split(separator: " ")
        #expect(rows.last == "x" && rows.count <= 3)
        expectEqual((rows.first == "L"), isThere)
        if !isThere || !isExpanded { expectEqual(rows.count, (isThere ? 2 : 1)) }
        expectEqual(stage.checker?.check(), [], "seed \(seed)")
      }
      while stage.waitingCount > 0 { stage.end(.failure(Failure())) }
    }
  }
}

extension Result {
  fileprivate var hasFailed: Bool { if case .failure = self { true } else { false } }
}
