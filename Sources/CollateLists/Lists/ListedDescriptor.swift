#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A descriptor as its list sees it, without the types of its own.
@MainActor
struct ListedDescriptor<Subject, Base> {
  let base: Base

  /// Returns what the descriptor passes to its closures for an item or section, or `nil` if it does not apply.
  let value: (Subject) -> Any?
}
#endif
