/// Returns an item or a section as a value of a type, or what it wraps if it is type-erased.
///
/// - Parameters:
///   - element: An item or a section.
///   - type: The type of the value.
/// - Returns: The value, or `nil` if the element is not of the type.
@inlinable
package func unwrap<Element, Value>(_ element: Element, as type: Value.Type) -> Value? {
  if Element.self == AnyItem.self { return (element as? AnyItem)?.value(as: type) }
  if Element.self == AnySection.self {
    return (element as? AnySection)?.section(as: type) ?? element as? Value
  }
  return element as? Value
}

/// Returns the type of an item or a section, or of what it wraps, for messages.
package func wrappedType(of element: Any) -> Any.Type {
  switch element {
  case let item as AnyItem: type(of: item.base)
  case let section as AnySection: section.baseType
  default: type(of: element)
  }
}
