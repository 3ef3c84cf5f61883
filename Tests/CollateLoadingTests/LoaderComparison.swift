import Collate
import CollateTesting

@testable import CollateCore
@testable import CollateLoading

/// A machine beside the naive one, with the same events, and a checker of its effects.
struct LoaderComparison {
  private(set) var machine: LoaderMachine<String, String>

  /// What differed first, or what the checker found first, with all events until then.
  private(set) var difference: String?

  private var naive: NaiveLoader
  private var checker = LoaderChecker<String, String>()
  private var events: [TraceEvent] = []

  /// Creates a comparison, in which pages may be divided although they are small.
  init(_ configuration: LoaderConfiguration, chunkCapacity: Int = 128) {
    machine = LoaderMachine(configuration, chunkCapacity: chunkCapacity)
    naive = NaiveLoader(configuration)
    checker.prefetchDistance = configuration.prefetchDistance
  }

  var configuration: LoaderConfiguration {
    get { machine.configuration }
    set {
      machine.configuration = newValue
      naive.configuration = newValue
      checker.prefetchDistance = newValue.prefetchDistance
    }
  }

  /// Handles an event, unless something differed before.
  mutating func handle(_ event: TraceEvent) {
    if difference != nil { return }
    events.append(event)
    var edited = EditedIDs<String>(machine.content.ids, machine.content.gaps)
    let (effects, expected) = (machine.handle(event), naive.handle(event))
    for edit in machine.takeEdits() { edited.apply(edit) }
    if let mistake = edited.mistake(machine.content.ids, machine.content.gaps) {
      difference = "\(events)\n\(mistake)"
    }
    let found = checker.check(LoaderStep(event: event, effects: effects))
    let (text, wanted) = (LoaderTrace.text(of: effects), LoaderTrace.text(of: expected))
    if text != wanted || !found.isEmpty {
      difference = "\(events)\nhas    \(text)\nwanted \(wanted)\n\(found)"
    }
  }
}
