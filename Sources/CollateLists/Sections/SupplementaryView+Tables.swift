#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension SupplementaryView where View == UITableView {
  /// No header or footer, and no gap.
  public static var none: Self { Self(content: .none) }

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
      UITableViewHeaderFooterView.self, method: .classBased,
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
  /// `view(_:method:reuseIdentifier:configuration:)`.
  ///
  /// - Parameter view: The view.
  /// - Returns: The header or footer.
  public static func view(_ view: @escaping @autoclosure () -> UIView) -> Self {
    Self(content: .readyMade(view))
  }

  /// A reusable view, which is configured again when the section changes.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - method: How the view is registered; by default, with the nib of that name if there is one, and else with the
  ///     class.
  ///   - reuseIdentifier: The reuse identifier; by default, the name of the class with its module.
  ///   - configuration: Configures the view for the section.
  /// - Returns: The header or footer.
  public static func view<Own: UITableViewHeaderFooterView>(
    _ type: Own.Type,
    method: RegistrationMethod<Own> = .automatic,
    reuseIdentifier: String? = nil,
    configuration: @escaping (Own) -> Void
  ) -> Self {
    let identifier = reuseIdentifier ?? method.usualIdentifier
    return reusable(
      identifier,
      register: { table, _ in method.register(identifier, in: table) },
      dequeue: { table, _, _ in table.dequeueReusableHeaderFooterView(withIdentifier: identifier) },
      reuseIdentifier: \.reuseIdentifier,
      configuration: configuration)
  }
}

extension SupplementaryView where View == UITableView {
  var isNone: Bool {
    if case .none = content { true } else { false }
  }

  /// Whether a view that shows it can be configured in place.
  var isRefreshable: Bool {
    if case .readyMade = content { false } else { true }
  }

  /// The title, if it is one.
  var title: String? {
    if case .title(let title) = content { title } else { nil }
  }

  /// Configures a view in place, and returns whether that is possible.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - old: The header or footer that the view shows.
  ///   - isRegistered: Whether the view is one that was registered, and not UIKit's own.
  /// - Returns: Whether the view shows the new header or footer.
  func configure(
    _ view: UITableViewHeaderFooterView, showing old: Self, isRegistered: Bool
  ) -> Bool {
    switch (old.content, content) {
    case (.reusable, .reusable(let reusable)): return reusable.configure(view)
    case (.title, .title(let title)):
      // A title is shown by a view of UIKit's own. Closures that were replaced meanwhile may not return
      // the old content.
      if !isRegistered { view.setTitle(title) }
      return !isRegistered
    default: return false
    }
  }

  /// Returns the height to use if no closure returns one.
  func height(in tableView: UITableView, default height: CGFloat) -> CGFloat {
    switch content {
    case .none: return tableView.usedHeight(0)
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
