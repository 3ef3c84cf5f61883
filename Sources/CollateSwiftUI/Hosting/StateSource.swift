#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore

/// The source of a list whose sections are kept in the state of the app.
///
/// Items that people move are moved here at once, as the list shows it. The app is then asked for the same change,
/// which is awaited: until its sections change, an update says nothing about the move. If they change without it, or do
/// not change soon, the move is taken back.
@MainActor
final class StateSource<Section: SectionProtocol> {
  let source: ArrayDataSource<Section>

  /// The sections that SwiftUI passed last.
  private var passed: [Section]

  /// The sections that the app was asked for and has not passed yet, oldest first.
  private var awaited: [[Section]] = []

  private var access: StateAccess<Section>?
  private var observation: ObservationToken?
  private var timeout: Task<Void, Never>?

  init(_ sections: [Section]) {
    source = ArrayDataSource(sections: sections)
    passed = sections
    observation = source.observe { [weak self] in self?.sourceDidChange($0) }
  }

  deinit { timeout?.cancel() }

  /// Receives the sections of the app.
  func receive(_ sections: [Section], _ access: StateAccess<Section>?) {
    self.access = access
    let isSame = sections == passed
    passed = sections
    if let index = awaited.firstIndex(of: sections) {
      awaited.removeFirst(index + 1)
      if awaited.isEmpty { timeout?.cancel() }
      return
    }
    if !awaited.isEmpty, isSame { return }
    show(sections)
  }

  private func show(_ sections: [Section]) {
    timeout?.cancel()
    awaited = []
    source.sections = sections
  }

  private func sourceDidChange(_ update: Update<Section>) {
    let sections = Array(update.after.sections)
    // What the app has passed itself, which may be delivered later.
    if awaited.isEmpty, sections == passed { return }
    awaited.append(sections)
    timeout?.cancel()
    timeout = Task { [weak self] in
      try? await Task.sleep(for: StateTimeout.duration)
      if let self, !Task.isCancelled { show(passed) }
    }
    StateUpdate.afterwards { [weak self] in self?.request(sections) }
  }

  /// Asks the app for sections, unless they were taken back, or it has changed its own and SwiftUI has not passed them
  /// yet.
  private func request(_ sections: [Section]) {
    guard let access, awaited.contains(sections) else { return }
    let current = access.read?() ?? passed
    if current == passed || awaited.contains(current) { access.write(sections) }
  }
}
#endif
