#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a collection view has for a data source and delegate.
///
/// Classes with type parameters cannot be that, so the data source of the sections stands behind it.
@MainActor
final class CollectionShim: ScrollShim {
  /// Whom to ask; nobody, when the data source is gone and UIKit is not told so yet.
  weak var list: (any CollectionList)? {
    didSet { chain = list }
  }
}
#endif
