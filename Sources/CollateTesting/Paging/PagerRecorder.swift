public import Collate

/// A recorder of the events of a pager and their effects.
///
///     let recorder = PagerRecorder(driver)
///     host.appear(animated: true)
///     print(recorder)
///     // hostWillAppear ~                  load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
///     // hostDidAppear                     did+ 0
///
/// Each line contains an event and its effects, or a dash if there are none. Progress, which is
/// sent after every scroll, is omitted.
@MainActor
public final class PagerRecorder<ID: Hashable & Sendable> {
  /// Whether scrolls without effects are omitted.
  public var omitsSilentOffsets: Bool

  /// The minimum width of the event column, in characters.
  public var eventWidth = 34

  private var entries: [Entry] = []
  private var observation: ObservationToken?

  private typealias Entry = (event: PagerEvent<ID>, effects: [PagerEffect<ID>])

  /// Creates a recorder for steps that are passed to it.
  ///
  /// - Parameter omitsSilentOffsets: Whether to omit scrolls without effects.
  public init(omitsSilentOffsets: Bool = false) {
    self.omitsSilentOffsets = omitsSilentOffsets
  }

  /// Creates a recorder that observes a driver, until the driver or the recorder is released.
  ///
  /// - Parameters:
  ///   - driver: The driver.
  ///   - omitsSilentOffsets: Whether to omit scrolls without effects.
  public convenience init<Page: Hashable & Sendable, Controller: AnyObject>(
    _ driver: PagerDriver<Page, Controller>,
    omitsSilentOffsets: Bool = false
  ) where ID == PageID<Page> {
    self.init(omitsSilentOffsets: omitsSilentOffsets)
    observation = driver.observeSteps { [weak self] in self?.record($0) }
  }

  /// Records an event and its effects.
  ///
  /// - Parameter step: The event, with its effects.
  public func record(_ step: PagerStep<ID>) {
    let effects = step.effects.filter {
      if case .notify(.progress) = $0 { false } else { true }
    }
    entries.append((step.event, effects))
  }

  /// Removes all recorded events.
  public func clear() {
    entries = []
  }
}

extension PagerRecorder {
  /// The recorded events and effects, with one line for each event.
  public var lines: [String] {
    entries.compactMap { event, effects in
      if omitsSilentOffsets, effects.isEmpty, case .offset = event { return nil }
      let name = "\(event)"
      let gap = String(repeating: " ", count: max(eventWidth - name.count, 1))
      return name + gap + (effects.isEmpty ? "—" : effects.trace)
    }
  }

  /// All recorded effects.
  public var effects: [PagerEffect<ID>] { entries.flatMap(\.effects) }
}

extension PagerRecorder: @MainActor CustomStringConvertible {
  /// The lines, separated by newlines.
  public var description: String { lines.joined(separator: "\n") }
}

extension Sequence {
  /// The effects as printed in traces, on one line.
  fileprivate var trace: String { map { "\($0)" }.joined(separator: " · ") }
}
