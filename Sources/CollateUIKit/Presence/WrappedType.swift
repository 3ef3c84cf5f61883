#if canImport(UIKit) && !os(watchOS)
import Collate

/// Returns the type of an item or section, or of what a type-erased one wraps, for messages.
@MainActor
func wrappedType(of value: Any) -> Any.Type {
  switch value {
  case let item as AnyItem: type(of: item.base)
  case let section as AnySection: section.baseType
  default: type(of: value)
  }
}
#endif
