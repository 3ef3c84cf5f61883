#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A type whose closures configure the sections of a table or collection view and handle their
/// events.
///
/// Set closures on a descriptor for one type of sections, or on the data source for all sections.
/// The most specific one is used: the descriptor's, then the data source's, then the method of the
/// fallback delegate or data source, and finally the default of UIKit.
///
/// Every method returns `self`, so calls can be chained. Closures can be set at any time: another one replaces the one
/// before, and `nil` takes it away.
@MainActor
public protocol SectionBehavior<Content>: AnyObject {
  /// The type that the closures take: a section, or a value extracted from it.
  associatedtype Content

  /// The closures set with the methods of this protocol.
  var handlers: ListHandlers { get }

  /// Returns the value passed to the closures, or `nil` if they do not apply.
  ///
  /// - Parameter section: A section of the source.
  /// - Returns: The section, or the value extracted from it.
  func content(from section: Any) -> Content?
}

extension SectionBehavior {
  /// Sets the title of a section in the list view's index.
  ///
  /// Return `nil` for sections without a title; they belong to the previous title. Corresponds to
  /// `sectionIndexTitles(for:)` of table views and `indexTitles(for:)` of collection views.
  @discardableResult
  public func indexTitle(
    _ closure: ((_ content: Content, _ section: Int) -> String?)?
  ) -> Self {
    set(.indexTitle, closure)
  }
}

extension SectionBehavior {
  /// Stores a closure, or takes it away.
  func set<Answer>(
    _ method: SectionMethod<Answer>,
    _ closure: ((Content, Int) -> Answer)?
  ) -> Self {
    handlers[method] = closure.map { closure in
      { content, section in
        guard let content = content as? Content else {
          preconditionFailure(
            "A \(wrappedType(of: content)), section \(section), is no \(Content.self)")
        }
        return closure(content, section)
      }
    }
    return self
  }

  /// Stores a closure that takes other arguments, too, or takes it away.
  func set<Answer, Closure>(
    _ method: SectionMethod<Answer>,
    _ closure: Closure?,
    _ call: @escaping (_ closure: Closure, Content, Int) -> Answer
  ) -> Self {
    set(method, closure.map { closure in { call(closure, $0, $1) } })
  }
}
#endif
