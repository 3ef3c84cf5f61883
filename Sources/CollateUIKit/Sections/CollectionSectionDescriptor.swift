#if canImport(UIKit) && !os(watchOS)
/// What a collection view does with some of its sections.
///
/// ``SectionDescriptor`` is the one to use; the protocol lets different ones stand in one array.
@MainActor
public protocol CollectionSectionDescriptor<Content>: CollectionSectionBehavior {
  /// Returns what the closures are given of a section, or `nil` when the descriptor does not apply.
  ///
  /// - Parameter section: A section of a source.
  /// - Returns: The section or a part of it.
  func content(from section: Any) -> Content?
}
#endif
