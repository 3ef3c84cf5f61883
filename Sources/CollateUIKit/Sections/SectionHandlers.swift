#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The closures that were set with the methods of a ``SectionBehavior``.
///
/// What is in it is for the list alone.
@MainActor
public final class SectionHandlers {
  /// A closure that is asked about a section; whatever else it needs, its result takes.
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

  /// By the kind of the view.
  var supplementaryViews: [String: Handler<(Int) -> SupplementaryView>] = [:]
  var willDisplaySupplementaryView: Handler<(UICollectionReusableView, String) -> Void>?
  var didEndDisplayingSupplementaryView: Handler<(UICollectionReusableView, String) -> Void>?
  var inset: Handler<UIEdgeInsets>?
  var minimumLineSpacing: Handler<CGFloat>?
  var minimumInteritemSpacing: Handler<CGFloat>?
  var headerSize: Handler<CGSize>?
  var footerSize: Handler<CGSize>?

  /// Creates handlers without closures.
  public init() {}
}
#endif
