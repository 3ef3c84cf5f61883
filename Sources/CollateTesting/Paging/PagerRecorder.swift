public import Collate

/// Writes down what happens to a pager, and what is done about it.
///
///     let recorder = PagerRecorder(driver)
///     host.appear(animated: true)
///     print(recorder)
///     // hostWillAppear ~                  load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
///     // hostDidAppear                     did+ 0
///
/// Each event is a line: what happened, then what was done, or a dash for nothing. Progress, which
/// is told after every scroll, is left out.
@MainActor
public final class PagerRecorder<ID: Hashable & Sendable> {
  /// Whether scrolls that nothing was done about are left out.
  public var omitsSilentOffsets: Bool

  /// The width of the column of events; longer ones take the room they need.
  public var eventWidth = 34

  private var entries: [Entry] = []
  private var observation: Observation?

  private typealias Entry = (event: PagerEvent<ID>, effects: [PagerEffect<ID>])

  /// Creates a recorder that writes down what it is given.
  ///
  /// - Parameter omitsSilentOffsets: Whether to leave out scrolls that nothing was done about.
  public init(omitsSilentOffsets: Bool = false) {
    self.omitsSilentOffsets = omitsSilentOffsets
  }

  /// Creates a recorder and has it listen to a driver, until the driver or the recorder is gone.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - omitsSilentOffsets: Whether to leave out scrolls that nothing was done about.
  public convenience init<Page: Hashable & Sendable, Controller: AnyObject>(
    _ driver: PagerDriver<Page, Controller>,
    omitsSilentOffsets: Bool = false
  ) where ID == PageID<Page> {
    self.init(omitsSilentOffsets: omitsSilentOffsets)
    observation = driver.observeSteps { [weak self] in self?.record($0) }
  }

  /// Writes down an event and what was done about it.
  ///
  /// - Parameter step: The event, with its effects.
  public func record(_ step: PagerStep<ID>) {
    let effects = step.effects.filter {
      if case .notify(.progress) = $0 { false } else { true }
    }
    entries.append((step.event, effects))
  }

  /// Forgets everything.
  public func clear() {
    entries = []
  }
}

extension PagerRecorder {
  /// What happened and what was done about it, a line for each event.
  public var lines: [String] {
    entries.compactMap { event, effects in
      if omitsSilentOffsets, effects.isEmpty, case .offset = event { return nil }
      let name = "\(event)"
      let gap = String(repeating: " ", count: max(eventWidth - name.count, 1))
      return name + gap + (effects.isEmpty ? "—" : effects.trace)
    }
  }

  /// What was done, whatever happened.
  public var effects: [PagerEffect<ID>] { entries.flatMap(\.effects) }
}

extension PagerRecorder: @MainActor CustomStringConvertible {
  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}

extension Sequence {
  /// The effects as traces print them, on one line.
  fileprivate var trace: String { map { "\($0)" }.joined(separator: " · ") }
}
