#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What stands above or below the rows of a table view's section.
///
///     dataSource.header { feed, _ in
///       .view(FeedHeader.self) { $0.titleLabel.text = feed.title }
///     }
@MainActor
public struct HeaderFooter {
  enum Content {
    case none
    case title(String)
    case readyMade(() -> UIView)
    case reusable(
      identifier: String, register: (UITableView) -> Void, configure: (UIView) -> Bool)
  }

  let content: Content

  /// Nothing, and no gap.
  public static var none: Self { Self(content: .none) }

  /// A text in the style of the system.
  ///
  /// - Parameter title: The text.
  /// - Returns: The header or footer.
  public static func title(_ title: String) -> Self {
    Self(content: .title(title))
  }

  /// A view of your own, made when the table view asks for it.
  ///
  /// Without another height it is as high as its bounds. When the section's content changes, it can
  /// only be replaced together with the rows, so prefer ``view(method:reuseIdentifier:configuration:)``.
  ///
  /// - Parameter view: The view.
  /// - Returns: The header or footer.
  public static func view(_ view: @escaping @autoclosure () -> UIView) -> Self {
    Self(content: .readyMade(view))
  }

  /// A view that is used again for other sections.
  ///
  /// When the section's content changes, it is configured again.
  ///
  /// - Parameters:
  ///   - method: How the table view comes by it.
  ///   - reuseIdentifier: The name under which the table view keeps it; by default the name of the
  ///     class.
  ///   - configuration: Has the view show the section.
  /// - Returns: The header or footer.
  public static func view<View: UITableViewHeaderFooterView>(
    method: RegistrationMethod<View>,
    reuseIdentifier: String = String(describing: View.self),
    configuration: @escaping (View) -> Void
  ) -> Self {
    Self(
      content: .reusable(
        identifier: reuseIdentifier,
        register: { method.register(reuseIdentifier, in: $0) },
        configure: { view in
          guard let view = view as? View, view.reuseIdentifier == reuseIdentifier else {
            return false
          }
          configuration(view)
          return true
        }))
  }

  /// A view that is used again for other sections, of a class or from the nib of that name.
  ///
  /// When the section's content changes, it is configured again.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - configuration: Has the view show the section.
  /// - Returns: The header or footer.
  public static func view<View: UITableViewHeaderFooterView>(
    _ type: View.Type,
    configuration: @escaping (View) -> Void
  ) -> Self {
    view(method: .automatic(type), configuration: configuration)
  }
}

extension HeaderFooter {
  var isNone: Bool {
    if case .none = content { true } else { false }
  }

  /// Whether a view that shows it can be configured again.
  var isRefreshable: Bool {
    switch content {
    case .none, .title, .reusable: true
    case .readyMade: false
    }
  }

  /// The text, if it is one.
  var title: String? {
    if case .title(let title) = content { title } else { nil }
  }

  /// Returns the view, if it is one.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks for it.
  ///   - registered: The reuse identifiers that the table view knows.
  /// - Returns: The view, or `nil` for nothing and for texts.
  func view(in tableView: UITableView, registered: inout Set<String>) -> UIView? {
    switch content {
    case .none, .title: return nil
    case .readyMade(let make): return make()
    case .reusable(let identifier, let register, let configure):
      if registered.insert(identifier).inserted { register(tableView) }
      guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier),
        configure(view)
      else {
        preconditionFailure(
          "There is no header or footer with the reuse identifier \"\(identifier)\", or it is of "
            + "another class than it was registered for")
      }
      return view
    }
  }

  /// Has a view show it that showed it before, and returns whether that can be done.
  func configure(_ view: UITableViewHeaderFooterView) -> Bool {
    switch content {
    case .none, .readyMade: return false
    case .reusable(_, _, let configure): return configure(view)
    case .title(let title):
      // Only views of UIKit show a title, and have no identifier.
      guard view.reuseIdentifier == nil else { return false }
      if var configuration = view.contentConfiguration as? UIListContentConfiguration {
        configuration.text = title
        view.contentConfiguration = configuration
      } else {
        view.textLabel?.text = title
        view.setNeedsLayout()
      }
      return true
    }
  }

  /// Returns its height when nobody says another one.
  func height(in tableView: UITableView, default height: CGFloat) -> CGFloat {
    switch content {
    case .none: return SectionHeight.zero.points(in: tableView)
    case .title, .reusable: return height
    case .readyMade(let make):
      let own = make().bounds.height
      return own > 0 ? own : height
    }
  }
}
#endif
