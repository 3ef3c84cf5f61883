#if canImport(UIKit) && !os(watchOS)
/// The two ends of a section.
enum SectionEdge: Hashable, CaseIterable {
  case header
  case footer
}
#endif
