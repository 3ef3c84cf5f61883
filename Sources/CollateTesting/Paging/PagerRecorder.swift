public import Collate

/// A recorder of the events of a pager and their effects.
///
///     let recorder = PagerRecorder(driver)
///     host.appear(animated: true)
///     print(recorder)
///     // hostWillAppear ~                  count 3 · load 0 · add 0 · … · will+ 0~ · attach 0
///     // hostDidAppear                     did+ 0
///
/// Each line contains an event and its effects, or a dash if there are none. Progress, which is
/// sent after every scroll, is omitted.
@MainActor
public final class PagerRecorder {
  /// Whether scrolls without effects are omitted.
  public var omitsSilentOffsets: Bool

  /// The minimum width of the event column, in characters.
  public var eventWidth = 34

  private var entries: [Entry] = []
  private var observation: ObservationToken?

  /// An event and its effects, as printed in traces.
  private struct Entry {
    let event: String
    let isOffset: Bool
    let effects: [String]
  }

  /// Creates a recorder for steps that are passed to it.
  package init(omitsSilentOffsets: Bool = false) {
    self.omitsSilentOffsets = omitsSilentOffsets
  }

  /// Creates a recorder that observes a driver, until the driver or the recorder is released.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - omitsSilentOffsets: Whether to omit scrolls without effects.
  public convenience init<ID, Controller>(
    _ driver: PagerDriver<ID, Controller>, omitsSilentOffsets: Bool = false
  ) {
    self.init(omitsSilentOffsets: omitsSilentOffsets)
    observation = driver.observeSteps { [weak self] in self?.record($0) }
  }

  /// Records an event and its effects.
  package func record(_ step: PagerStep) {
    let effects = step.effects.filter {
      if case .notify(.progress) = $0 { false } else { true }
    }
    let isOffset = if case .offset = step.event { true } else { false }
    entries.append(
      Entry(event: "\(step.event)", isOffset: isOffset, effects: effects.map(\.description)))
  }

  /// Removes all recorded events.
  public func clear() {
    entries = []
  }
}

extension PagerRecorder {
  /// The recorded events and effects, with one line for each event.
  public var lines: [String] {
    entries.compactMap { entry in
      if omitsSilentOffsets && entry.isOffset && entry.effects.isEmpty { return nil }
      let gap = String(repeating: " ", count: max(eventWidth - entry.event.count, 1))
      let effects = entry.effects.isEmpty ? "—" : entry.effects.joined(separator: " · ")
      return entry.event + gap + effects
    }
  }

  /// All recorded effects, as printed in traces.
  public var effects: [String] { entries.flatMap(\.effects) }
}

extension PagerRecorder: @MainActor CustomStringConvertible {
  /// The lines, separated by newlines.
  public var description: String { lines.joined(separator: "\n") }
}
