#if canImport(UIKit) && !os(watchOS)
/// What stands above and below the rows of a type of sections, and how they are laid out.
///
///     SectionDescriptor<Feed>()
///       .header { feed, _ in .title(feed.title) }
///       .footerHeight { .zero }
///
/// A list takes the first descriptor that a section can be cast to the type of; the section of an
/// `AnySection` counts as itself.
@MainActor
public final class SectionDescriptor<Content>: SectionBehavior {
  /// The closures that were set.
  public let sectionHandlers = SectionHandlers()

  private let extract: (Any) -> Content?

  /// Creates a descriptor for the sections that can be cast to a type.
  public init() {
    extract = { $0 as? Content ?? ($0 as? AnySection)?.base as? Content }
  }

  /// Creates a descriptor for what is in sections, such as their titles.
  ///
  ///     SectionDescriptor(content: { (feed: Feed) in feed.title })
  ///       .header { title, _ in .title(title) }
  ///
  /// - Parameter content: Returns what the closures are given of a section, or `nil` if the
  ///   descriptor does not apply.
  public init<Section>(content: @escaping (Section) -> Content?) {
    extract = { ($0 as? Section ?? ($0 as? AnySection)?.base as? Section).flatMap(content) }
  }
}

extension SectionDescriptor: TableSectionDescriptor, CollectionSectionDescriptor {
  /// Returns what the closures are given of a section, or `nil` when the descriptor does not apply.
  ///
  /// - Parameter section: A section of a source.
  /// - Returns: The section or a part of it.
  public func content(from section: Any) -> Content? {
    extract(section)
  }
}
#endif
