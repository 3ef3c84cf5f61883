#if canImport(UIKit) && !os(watchOS)
/// A type that configures some of the sections of a collection view.
///
/// Use ``SectionDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol CollectionSectionDescriptor<Content>: CollectionSectionBehavior {
  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter section: A section of the source.
  /// - Returns: The section, or the value extracted from it.
  func content(from section: Any) -> Content?
}
#endif
