#if canImport(UIKit) && !os(watchOS)
import CollateCore

/// The headers, footers and layout of some sections of a list, and other closures for them.
///
///     list.sections(for: Feed.self)
///       .header { feed, _ in .title(feed.title) }
///       .footerHeight { _, _ in .zero }
///
/// The list makes and retains it. If several apply to a section, the first that has a closure is asked.
@MainActor
public final class SectionDescriptor<Content, View: ListView>: SectionBehavior {
  /// The closures set on this descriptor.
  public let handlers = DelegateHandlers()

  init() {}
}
#endif
