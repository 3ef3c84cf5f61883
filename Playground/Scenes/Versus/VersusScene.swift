import Collate
import CollateTesting
import PlaygroundTerminal

/// Two screens that get the same edits: one counts index paths by hand and crashes, the other one is
/// Collate's.
@MainActor
final class VersusScene: Scene {
  let caption = "The same edits, with index paths that are counted by hand, and with Collate."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { layOut() }
  }

  /// The feeds, twice.
  let model: VersusModel

  /// The list of the screen that is counted by hand; another one after each crash.
  private(set) var byHand: TerminalListView<HeadlineSection>

  /// The list of the composite.
  let collate: TerminalListView<HeadlineSection>

  /// The exception that ended the app by hand, until it is started again.
  private(set) var crash: (exception: UIKitException, end: Duration)?

  /// The number of crashes so far.
  private(set) var crashCount = 0

  /// The rules that batches of Collate broke so far, each of which would have been a crash.
  private(set) var brokenRules: [String] = []

  /// Whether batches have several edits.
  private(set) var editsMany = true

  /// Decides how many edits a batch has.
  private var random: SeededGenerator

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// When something changes by itself.
  var ticker = Ticker(every: .milliseconds(1100), from: .milliseconds(900))

  /// The time for which an exception is shown.
  private static let crashDuration = Duration.seconds(3)

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same edits.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    model = VersusModel(seed: seed)
    byHand = Self.list(of: ArrayDataSource(sections: model.byHand.sections))
    collate = Self.list(of: model.screen)
    collate.onChange = { [unowned self] update in
      trace.addNumbered(update.batch, cause: "Collate", at: now)
      do throws(ChangeBatchError) { try update.validate() } catch { brokenRules.append("\(error)") }
    }
  }

  private static func list(
    of source: some DataSource<HeadlineSection>
  ) -> TerminalListView<HeadlineSection> {
    TerminalListView(Presenter(source), header: RowContent.init, cell: RowContent.init)
  }

  var verdict: Verdict {
    var faults = brokenRules + collate.verdict(for: model.screen.snapshot).faults
    if model.byHand.sections != Array(model.screen.snapshot.sections) {
      faults.append("The two screens were not given the same edits.")
    }
    return Verdict(faults: faults)
  }

  var nextWake: Duration? {
    if byHand.isMoving || collate.isMoving { return now + .frame }
    return [ticker.next, crash?.end].compactMap(\.self).min()
  }

  func advance(to now: Duration) {
    self.now = now
    if let crash, crash.end <= now { restart() }
    if ticker.isDue(at: now) { edit() }
    byHand.advance(to: now)
    collate.advance(to: now)
  }

  let code = VersusModel.code

  let script = Script(
    [
      .press(0.1, "m", say: "One edit at a time: both lists are right."),
      .press(
        3.4, "m", say: "Several edits in one batch: paths counted by hand go wrong."),
      .press(8, "n"), .press(8.4, "n"),
      .press(8.8, "!", say: "As many as you like, whatever they are: no batch is ever invalid."),
      .press(9.4, "!"), .press(10, "!"), .press(10.6, "!"),
      .press(16, "c", say: "By hand, each path is right until the next edit."),
    ], tourSeconds: 13, seconds: 24)
}

extension VersusScene {
  /// Has the edits of one batch made on both screens.
  func edit() {
    edit(times: editsMany ? 2 + random.below(4) : 1)
  }

  func disturb(using random: inout SeededGenerator) {
    for _ in 0..<3 { edit(times: 4 + random.below(8)) }
  }

  private func edit(times count: Int) {
    do throws(UIKitException) {
      let update = try model.edit(times: count)
      if crash == nil {
        byHand.apply(update)
        noteResult()
        return
      }
    } catch {
      if crash == nil { return note(error) }
    }
    trace.add("by hand: not running", .ignored, at: now)
  }

  /// Writes down that the app by hand crashed.
  private func note(_ exception: UIKitException) {
    crashCount += 1
    crash = (exception, now + Self.crashDuration)
    trace.add("by hand: crash \(crashCount)", .deleted, at: now)
  }

  /// Writes down what the list by hand shows.
  private func noteResult() {
    let count = wrongRows.count
    let text = count == 0 ? "the same" : "\(count, of: "wrong row")"
    trace.add("by hand: \(text)", count == 0 ? .ignored : .deleted, at: now)
  }

  /// Starts the app by hand again, which shows what its feeds have by now.
  private func restart() {
    crash = nil
    byHand = Self.list(of: ArrayDataSource(sections: model.byHand.sections))
    layOut()
  }

  /// The rows of the list by hand that show something else than its feeds have.
  var wrongRows: [ItemPath] {
    // UIKit counts, so there are as many rows, whatever they are.
    zip(byHand.groups, model.byHand.sections).enumerated().flatMap { section, pair in
      zip(pair.0.cells, pair.1.items).enumerated()
        .filter { $1.0.item != $1.1 }.map { [section, $0.offset] }
    }
  }

  /// Has batches of one edit, or of several.
  func toggleCount() {
    editsMany.toggle()
    trace.add(editsMany ? "many edits in a batch" : "one edit in a batch", at: now)
  }
}
