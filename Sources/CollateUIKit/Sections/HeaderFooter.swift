#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The header or footer of a table view section.
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

  /// No header or footer, and no gap.
  public static var none: Self { Self(content: .none) }

  /// A title in the system's style.
  ///
  /// - Parameter title: The title.
  /// - Returns: The header or footer.
  public static func title(_ title: String) -> Self {
    Self(content: .title(title))
  }

  /// A title in the system's style with a button at the end of its line.
  ///
  ///     list.header { feed, _ in
  ///       .title(feed.name, button: "All") { [weak self] in self?.show(feed) }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - button: The title of the button.
  ///   - action: Called when the button is tapped. It may change the source.
  /// - Returns: The header or footer.
  public static func title(
    _ title: String, button: String, action: @escaping @MainActor () -> Void
  ) -> Self {
    view(
      method: .classBased(UITableViewHeaderFooterView.self),
      reuseIdentifier: TitleWithButton.reuseIdentifier
    ) {
      $0.contentConfiguration = TitleWithButton(
        title, style: $0.defaultContentConfiguration(), button: button, action: action)
    }
  }

  /// A custom view, created when the table view asks for it.
  ///
  /// If no height is set, the height of its bounds is used. When the section's content changes, the
  /// view can only be replaced by reloading the rows too, so prefer
  /// ``view(method:reuseIdentifier:configuration:)``.
  ///
  /// - Parameter view: The view.
  /// - Returns: The header or footer.
  public static func view(_ view: @escaping @autoclosure () -> UIView) -> Self {
    Self(content: .readyMade(view))
  }

  /// A reusable view.
  ///
  /// When the section's content changes, the view is configured again.
  ///
  /// - Parameters:
  ///   - method: How the view is registered.
  ///   - reuseIdentifier: The reuse identifier; by default, the name of the class
  ///     with its module.
  ///   - configuration: Configures the view for the section.
  /// - Returns: The header or footer.
  public static func view<View: UITableViewHeaderFooterView>(
    method: RegistrationMethod<View>,
    reuseIdentifier: String? = nil,
    configuration: @escaping (View) -> Void
  ) -> Self {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    return Self(
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

  /// A reusable view, registered by its class, or by the nib of the same name if there is one.
  ///
  /// When the section's content changes, the view is configured again.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - configuration: Configures the view for the section.
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

  /// Whether a view that shows it can be configured in place.
  var isRefreshable: Bool {
    switch content {
    case .none, .title, .reusable: true
    case .readyMade: false
    }
  }

  /// The title, if it is one.
  var title: String? {
    if case .title(let title) = content { title } else { nil }
  }

  /// Returns the view, if it is one.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - registered: The reuse identifiers that are registered with the table view.
  /// - Returns: The view, or `nil` for a title and for none.
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

  /// Configures a view in place, and returns whether that is possible.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - old: The header or footer that the view shows.
  ///   - registered: The reuse identifiers that are registered with the table view.
  /// - Returns: Whether the view shows the new header or footer.
  func configure(
    _ view: UITableViewHeaderFooterView,
    showing old: HeaderFooter,
    registered: Set<String>
  ) -> Bool {
    switch (old.content, content) {
    case (.reusable, .reusable(_, _, let configure)): return configure(view)
    case (.title, .title(let title)):
      // A title is shown by a view of UIKit's own, which nobody registered. Closures that were
      // replaced meanwhile may not tell the truth about the old content.
      if let identifier = view.reuseIdentifier, registered.contains(identifier) { return false }
      view.setTitle(title)
      return true
    default: return false
    }
  }

  /// Returns the height to use if no closure returns one.
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

extension UITableViewHeaderFooterView {
  /// Shows a title in the system's style, in the place of what the view was made with.
  ///
  /// A content configuration replaces the content view, and with it the label of before iOS 14 (page of
  /// `contentConfiguration`).
  func setTitle(_ title: String) {
    var configuration =
      contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    configuration.text = title
    contentConfiguration = configuration
  }
}
#endif
