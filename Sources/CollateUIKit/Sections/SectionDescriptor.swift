#if canImport(UIKit) && !os(watchOS)
/// An object that configures headers, footers and layout for one type of sections.
///
///     SectionDescriptor<Feed>()
///       .header { feed, _ in .title(feed.title) }
///       .footerHeight { _, _ in .zero }
///
/// A data source uses the first descriptor whose `Content` type the section can be cast to. An
/// `AnySection` also matches by the section that it wraps, and the closures are given that section
/// with the items that are shown.
@MainActor
public final class SectionDescriptor<Content>: TableSectionBehavior, CollectionSectionBehavior {
  /// The closures set on this descriptor.
  public let handlers = ListHandlers()

  private let extract: (Any) -> Content?

  /// Creates a descriptor for the sections that can be cast to a type.
  public init() {
    extract = { $0 as? Content ?? ($0 as? AnySection)?.section(as: Content.self) }
  }

  /// Creates a descriptor for values extracted from sections, such as their titles.
  ///
  ///     SectionDescriptor(content: { (feed: Feed) in feed.title })
  ///       .header { title, _ in .title(title) }
  ///
  /// - Parameter content: Extracts the value from a section, or returns `nil` if the descriptor
  ///   does not apply.
  public init<Section>(content: @escaping (Section) -> Content?) {
    extract = {
      ($0 as? Section ?? ($0 as? AnySection)?.section(as: Section.self)).flatMap(content)
    }
  }
}

extension SectionDescriptor {
  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter section: A section of the source.
  /// - Returns: The section, or the value extracted from it.
  public func content(from section: Any) -> Content? {
    extract(section)
  }
}
#endif
