#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateCore

/// Where the sections of a list or pager are kept.
enum SourceContent<Section: SectionProtocol> {
  case source(any DataSource<Section>)
  case state([Section], StateAccess<Section>?)

  /// Whether items can be moved, as far as this is known here.
  var isMovable: Bool {
    if case .state(_, nil) = self { false } else { true }
  }
}

/// How a list writes moves to the state of an app.
struct StateAccess<Section: SectionProtocol> {
  /// Returns the sections as they are now; `nil` if they are known only when SwiftUI passes them.
  var read: (() -> [Section])?

  let write: ([Section]) -> Void
}

/// The source of a list or pager, which is made for it if the sections are state of the app.
///
/// It is an object because it may be read while it receives other sections, when pages are announced.
@MainActor
final class HostedSource<Section: SectionProtocol> {
  private var state: StateSource<Section>?

  /// The source of the last update, once there was one.
  private(set) var current: (any DataSource<Section>)?

  /// The source that was replaced last, unless the app has released it.
  private weak var former: (any DataSource<Section>)?

  private var hasReplaced = false
  private var hasReported = false

  /// Receives what SwiftUI passes, and returns the source if it is another one than before.
  func receive(_ content: SourceContent<Section>) -> (any DataSource<Section>)? {
    let new = source(of: content)
    let isOther = new !== current
    let replaces = isOther && current != nil
    if replaces, hasReplaced, former == nil, !hasReported { report(new) }
    if replaces { former = current }
    (current, hasReplaced) = (new, replaces)
    return isOther ? new : nil
  }

  private func source(of content: SourceContent<Section>) -> any DataSource<Section> {
    switch content {
    case .source(let source):
      state = nil
      return source
    case .state(let sections, let access):
      let state = state ?? StateSource(sections)
      self.state = state
      state.receive(sections, access)
      return state.source
    }
  }

  /// Reports that sources are made in a body: two updates in a row replace them, and the app has kept none.
  private func report(_ source: some DataSource<Section>) {
    hasReported = true
    let message =
      "Each update of a view passes another source of the type \(type(of: source)), which the app does not "
      + "keep, so the state of what is shown is lost each time. Create the source once, in a model or in "
      + "@State, and not in a body"
    // The app may change what SwiftUI observes when it is told, and not in the middle of an update.
    Task { @MainActor in Diagnostics.report(.misuse(message), from: source) }
  }
}
#endif
