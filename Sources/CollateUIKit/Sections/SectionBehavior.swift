#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a list does with its sections, said in closures.
///
/// Descriptors say it for one type of content, the data source of a view for all sections. For each
/// question the first one that has an answer gives it: the descriptor of the section, then the data
/// source, then its fallback delegate or data source, and if nobody has one, UIKit.
///
/// The methods return the object itself, so that calls can be strung together. A second closure for
/// the same thing replaces the first one, and each can be set at any time.
@MainActor
public protocol SectionBehavior<Content>: AnyObject {
  /// What the closures are given of a section.
  associatedtype Content

  /// The closures that were set.
  var sectionHandlers: SectionHandlers { get }
}

extension SectionBehavior {
  /// Sets one of the closures.
  func set<Result>(
    _ handler: ReferenceWritableKeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    _ closure: @escaping (Content, Int) -> Result
  ) -> Self {
    sectionHandlers[keyPath: handler] = { content, section in
      guard let content = content as? Content else {
        preconditionFailure("A \(type(of: content)), section \(section), is no \(Content.self)")
      }
      return closure(content, section)
    }
    return self
  }
}
#endif
