#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import CollateLists

/// Finds sources that are made in a body, each of which is a new list or pager.
@MainActor
struct SourceReplacements {
  private weak var former: AnyObject?
  private var lastUpdate: Int?
  private var hasReported = false

  /// Records that the source is replaced in an update of the view.
  ///
  /// If two updates in a row do so and the app has kept none of the sources, it makes them in a body.
  mutating func record(_ former: AnyObject, inUpdate number: Int) {
    if lastUpdate == number - 1, self.former == nil, !hasReported {
      hasReported = true
      ListReport.shared.send(
        "Each update of a view passes another source, a \(type(of: former)), which the app does not keep: "
          + "what is shown is lost each time. Make the source once, in a model or in @State, and not in a body"
      )
    }
    (self.former, lastUpdate) = (former, number)
  }
}
#endif
