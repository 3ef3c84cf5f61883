#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// What an object can be for a list view: its data source, its delegate, and so on.
enum ListRole: CaseIterable {
  case dataSource
  case delegate
  case prefetching
  #if !os(tvOS)
  case drag
  case drop
  #endif
}
#endif
