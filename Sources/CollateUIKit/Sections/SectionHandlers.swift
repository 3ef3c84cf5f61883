#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The closures set with the methods of a ``SectionBehavior``.
///
/// Its contents are used by the data source and are not public.
@MainActor
public final class SectionHandlers {
  /// A closure called with a section and its index; further arguments are passed to its result.
  typealias Handler<Result> = (_ content: Any, _ section: Int) -> Result

  var header: Handler<HeaderFooter>?
  var footer: Handler<HeaderFooter>?
  var headerHeight: Handler<SectionHeight>?
  var footerHeight: Handler<SectionHeight>?
  var willDisplayHeader: Handler<(UIView) -> Void>?
  var willDisplayFooter: Handler<(UIView) -> Void>?
  var didEndDisplayingHeader: Handler<(UIView) -> Void>?
  var didEndDisplayingFooter: Handler<(UIView) -> Void>?
  var indexTitle: Handler<String?>?

  /// The closures for supplementary views, by kind.
  var supplementaryViews: [String: Handler<(Int) -> SupplementaryView>] = [:]
  var willDisplaySupplementaryView: Handler<(UICollectionReusableView, String) -> Void>?
  var didEndDisplayingSupplementaryView: Handler<(UICollectionReusableView, String) -> Void>?
  var inset: Handler<UIEdgeInsets>?
  var minimumLineSpacing: Handler<CGFloat>?
  var minimumInteritemSpacing: Handler<CGFloat>?
  var headerSize: Handler<CGSize>?
  var footerSize: Handler<CGSize>?

  /// Creates an empty set of closures.
  public init() {}
}
#endif
