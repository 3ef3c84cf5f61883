import Collate
import TestSupport
import Testing

@Suite("Tokens and sequences of updates")
@MainActor
struct TokenTests {
  private let source = ArrayDataSource(sections: shelves("A=abcdefgh"))

  @Test("A token that is cancelled or not kept ends the observation")
  func ending() {
    var told: [String] = []
    let token = source.observe { _ in told.append("kept") }
    _ = source.observe { _ in told.append("dropped") }
    source.removeItem(at: [0, 0])
    expectEqual(told, ["kept"])
    token.cancel()
    token.cancel()
    source.removeItem(at: [0, 0])
    expectEqual(told, ["kept"])
  }

  @Test("A later observer cancelled by an earlier one does not receive the same update")
  func cancellingInDelivery() {
    let tokens = Tokens()
    var told: [String] = []
    source.observe { _ in
      told.append("first")
      tokens.all.last?.cancel()
    }.store(in: &tokens.all)
    source.observe { _ in told.append("second") }.store(in: &tokens.all)
    source.removeItem(at: [0, 0])
    expectEqual(tokens.all.count, 2)
    expectEqual(told, ["first"])
    // What the observers retain retains their tokens.
    tokens.all = []
  }

  @Test("A token can be cancelled again by what its closure was the last to hold")
  func cancellingInRelease() {
    @MainActor
    final class Holder {
      var token: ObservationToken?

      isolated deinit { token?.cancel() }
    }
    var holder: Holder? = Holder()
    weak let released = holder
    let token = source.observe { [holder] _ in _ = holder }
    holder?.token = token
    holder = nil
    token.cancel()
    #expect(released == nil)
  }

  private final class Tokens {
    var all: [ObservationToken] = []
  }

  @Test("The end of a foreign source's token is reported once")
  func ownEnd() {
    let ends = EndCount()
    let token = ObservationToken { ends.increment() }
    expectEqual(ends.count, 0)
    token.cancel()
    expectEqual(ends.count, 1)
    withExtendedLifetime(token) {}
    expectEqual(ends.count, 1)
  }

  private final class EndCount: @unchecked Sendable {
    // Used by one task only.
    private(set) var count = 0

    func increment() { count += 1 }
  }

  @Test("A sequence begins when it is asked for, and ends with its source")
  func sequence() async {
    var source: ArrayDataSource<Shelf>? = ArrayDataSource(sections: shelves("A=abc"))
    source?.removeItem(at: [0, 0])
    guard let updates = source?.updates else { return }
    source?.removeItem(at: [0, 0])
    source?.moveSection(at: 0, to: 0)
    source?.sections[0].title += 1
    source = nil
    var read: [String] = []
    for await update in updates { read.append(update.description) }
    expectEqual(read, ["d 0.0", "uS 0>0"])
  }

  @Test("The sequences of a composite and a map end with them, not with their sources")
  func derivedSequences() async {
    var screen: CompositeDataSource<Shelf>? = CompositeDataSource([source])
    var mapped: MappedDataSource<ArrayDataSource<Shelf>, Shelf>? = source.map { $0 }
    let streams = [screen?.updates, mapped?.updates]
    source.removeItem(at: [0, 0])
    (screen, mapped) = (nil, nil)
    source.removeItem(at: [0, 0])
    for stream in streams {
      guard let stream else { continue }
      var read: [String] = []
      for await update in stream { read.append(update.description) }
      expectEqual(read, ["d 0.0"])
    }
  }

  @Test("A sequence that is no longer read retains nothing")
  func abandonedSequence() async {
    weak var weakSource: ArrayDataSource<Shelf>?
    var updates: AsyncStream<Update<Shelf>>?
    do {
      let source = ArrayDataSource(sections: shelves("A=abc"))
      weakSource = source
      updates = source.updates
      updates = nil
      source.removeItem(at: [0, 0])
    }
    #expect(weakSource == nil)
    #expect(updates == nil)
  }
}
