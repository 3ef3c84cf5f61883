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

  private var write: (([Section]) -> Void)?
  private var isAssigning = false
  private var observation: ObservationToken?
  private var timeout: Task<Void, Never>?

  init(_ sections: [Section]) {
    source = ArrayDataSource(sections: sections)
    passed = sections
    observation = source.observe { [weak self] in self?.sourceDidChange($0) }
  }

  deinit { timeout?.cancel() }

  /// Receives the sections of the app.
  func receive(_ sections: [Section], write: (([Section]) -> Void)?) {
    self.write = write
    defer { passed = sections }
    if let index = awaited.firstIndex(of: sections) {
      awaited.removeFirst(index + 1)
      if awaited.isEmpty { timeout?.cancel() }
      return
    }
    if !awaited.isEmpty, sections == passed { return }
    show(sections)
  }

  private func show(_ sections: [Section]) {
    timeout?.cancel()
    awaited = []
    isAssigning = true
    defer { isAssigning = false }
    source.sections = sections
  }

  private func sourceDidChange(_ update: Update<Section>) {
    if isAssigning { return }
    let sections = Array(update.after.sections)
    awaited.append(sections)
    timeout?.cancel()
    timeout = Task { [weak self] in
      // SwiftUI does not say that it has nothing to update, and closures of bindings may have captured an old value.
      try? await Task.sleep(for: MoveTimeout.duration)
      if let self, !Task.isCancelled { show(passed) }
    }
    StateUpdate.afterwards { [weak self] in self?.write?(sections) }
  }
}

/// How long a list shows a move by people that the app does not make.
@MainActor
package enum MoveTimeout {
  /// About as long as a row takes to settle after a drop.
  package static var duration = Duration.milliseconds(500)
}
#endif
