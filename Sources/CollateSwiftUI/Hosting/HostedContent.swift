#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// A view for a value, in a cell or a page.
///
/// The closure of the app is called in a body, so that SwiftUI tracks what it reads for this cell only. Cells
/// and pages are hosted outside of the view that they belong to, so they are given its environment.
struct HostedContent<Value, Content: View>: View {
  let value: Value
  let environment: EnvironmentValues
  let content: (Value) -> Content

  var body: some View { content(value).environment(\.self, environment) }
}

/// Makes the configuration of a cell for a value.
typealias CellContent<Value> = (Value, EnvironmentValues) -> any UIContentConfiguration

/// Returns what makes configurations of cells, headers and footers.
///
/// The state of a view belongs to its item, and not to the cell, which is reused.
@MainActor
func cellContent<Value: Identifiable, Content: View>(
  _ content: @escaping (Value) -> Content
) -> CellContent<Value> {
  { value, environment in
    UIHostingConfiguration {
      HostedContent(value: value, environment: environment, content: content).id(value.id)
    }
  }
}

/// A cell, header or footer that shows a SwiftUI view.
///
/// Its content is never removed for reuse: another view of the same type is shown in place at less cost.
final class HostingCell: UICollectionViewListCell {
  /// The update of the list for which the cell was configured.
  private(set) var version = 0

  /// Configures the cell for what it shows.
  private var configure: ((HostingCell) -> Void)?

  /// Configures the cell, and again in later updates.
  func show(version: Int, _ configure: @escaping (HostingCell) -> Void) {
    (self.version, self.configure) = (version, configure)
    configure(self)
  }

  /// Configures the cell again if it was configured for another update.
  func refresh(for version: Int) {
    if self.version == version { return }
    self.version = version
    configure?(self)
  }
}
#endif
