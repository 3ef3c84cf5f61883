#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A header, footer or other supplementary view of a section.
///
///     list.header { feed, _ in .title(feed.title) }
///     list.footer { feed, _ in .view(FeedFooter.self) { $0.show(feed) } }
@MainActor
public struct SupplementaryView<View: ListView> {
  enum Content {
    case none
    case title(String)
    case readyMade(() -> UIView)
    case reusable(Reusable)
  }

  /// A view that is dequeued from the list view.
  struct Reusable {
    /// The reuse identifier; `nil` if the view comes from a registration.
    let identifier: String?

    let register: (_ view: View, _ kind: String) -> Void

    /// Dequeues and configures a view, or returns `nil` if there is none.
    let dequeue: (_ view: View, _ kind: String, _ path: IndexPath) -> UIView?

    /// Configures a view that is shown, and returns whether that is possible.
    let configure: (UIView) -> Bool
  }

  let content: Content

  /// A title in the system's style; in a collection view, a list cell.
  ///
  /// - Parameter title: The title.
  /// - Returns: The supplementary view.
  public static func title(_ title: String) -> Self {
    Self(content: .title(title))
  }
}

extension SupplementaryView {
  /// Returns a view that is configured again when the section changes.
  static func reusable<Own: UIView>(
    _ identifier: String,
    register: @escaping (_ view: View, _ kind: String) -> Void,
    dequeue: @escaping (_ view: View, _ kind: String, _ path: IndexPath) -> UIView?,
    reuseIdentifier: @escaping (Own) -> String?,
    configuration: @escaping (Own) -> Void
  ) -> Self {
    Self(
      content: .reusable(
        Reusable(
          identifier: identifier,
          register: register,
          dequeue: { list, kind, path in
            let view = dequeue(list, kind, path)
            guard let own = view as? Own else {
              preconditionFailure(
                "The \(kind) at \(path) with the reuse identifier \"\(identifier)\" is "
                  + "\(view.map { "a \(type(of: $0))" } ?? "missing"), not a \(Own.self)"
              )
            }
            configuration(own)
            return own
          },
          configure: { view in
            guard let own = view as? Own, reuseIdentifier(own) == identifier else { return false }
            configuration(own)
            return true
          })))
  }

  /// Dequeues or makes the view, or returns `nil` for a title that the list view shows itself.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - path: Its index path.
  ///   - list: The list view.
  ///   - isNew: Returns whether a view has to be registered, by its key.
  /// - Returns: The view.
  func view(
    ofKind kind: String, at path: IndexPath, in list: View, isNew: (_ key: String) -> Bool
  ) -> UIView? {
    switch content {
    case .none, .title: return nil
    case .readyMade(let make): return make()
    case .reusable(let reusable):
      if let identifier = reusable.identifier,
        isNew(Self.registrationKey(of: identifier, kind: kind))
      {
        reusable.register(list, kind)
      }
      return reusable.dequeue(list, kind, path)
    }
  }

  /// The key of views of a kind that are registered with a reuse identifier.
  static func registrationKey(of identifier: String, kind: String) -> String {
    "\(kind) \(identifier)"
  }
}
#endif
