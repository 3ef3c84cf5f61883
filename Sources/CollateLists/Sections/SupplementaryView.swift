#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A header, footer or other supplementary view of a section.
///
///     list.header { feed, _ in .title(feed.title) }
///     list.footer { feed, _ in .view(FeedFooter.self) { $0.show(feed) } }
@MainActor
public struct SupplementaryView<View: ListView> {
  enum Content {
    case none
    case title(String, button: TitleWithButton.Button?)
    case readyMade(() -> UIView)
    case reusable(Reusable)
  }

  /// A view that is dequeued from the list view.
  struct Reusable {
    /// The reuse identifier, and what registers views with it; `nil` if the view comes from a registration.
    let registration: (identifier: String, register: (_ view: View, _ kind: String) -> Void)?

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
  public static func title(_ title: String) -> Self { Self(content: .title(title, button: nil)) }

  /// A title in the system's style with a button at the end of its line; in a collection view, a list cell.
  ///
  ///     list.header { feed, _ in
  ///       .title(feed.name, button: "All") { [weak self] in self?.show(feed) }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - button: The title of the button.
  ///   - action: Called when the button is tapped. It may change the source.
  /// - Returns: The supplementary view.
  public static func title(
    _ title: String, button: String, action: @escaping @MainActor () -> Void
  ) -> Self { Self(content: .title(title, button: .init(title: button, action: action))) }
}

extension SupplementaryView {
  /// Returns a view that is configured again when the section changes.
  static func reusable<Own: UIView>(
    _ identifier: String, register: @escaping (_ view: View, _ kind: String) -> Void,
    dequeue: @escaping (_ view: View, _ kind: String, _ path: IndexPath) -> UIView?,
    reuseIdentifier: @escaping (Own) -> String?, configuration: @escaping (Own) -> Void
  ) -> Self {
    Self(
      content: .reusable(
        Reusable(
          registration: (identifier, register),
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
  ///   - owner: The list of the view, which knows what is registered.
  /// - Returns: The view.
  func view(
    ofKind kind: String, at path: IndexPath, in list: View, of owner: any PresentedList
  ) -> UIView? {
    switch content {
    case .none, .title: return nil
    case .readyMade(let make): return make()
    case .reusable(let reusable):
      if let (identifier, register) = reusable.registration,
        owner.registeredViews.insert(Self.registrationKey(of: identifier, kind: kind)).inserted
      {
        register(list, kind)
      }
      return reusable.dequeue(list, kind, path)
    }
  }

  /// The key of views of a kind that are registered with a reuse identifier.
  static func registrationKey(of identifier: String, kind: String) -> String {
    "\(kind) \(identifier)"
  }
}

extension SupplementaryView where View == UITableView {
  /// No header or footer, and no gap.
  public static var none: Self { Self(content: .none) }

  /// A custom view, created when the table view asks for it.
  ///
  /// If no height is set, the height of its bounds is used. When the section's content changes, the
  /// view can only be replaced by reloading the rows too, and when only its items change, it stays as
  /// it is. So prefer `view(_:method:reuseIdentifier:configuration:)`.
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
    _ type: Own.Type, method: RegistrationMethod<Own> = .automatic, reuseIdentifier: String? = nil,
    configuration: @escaping (Own) -> Void
  ) -> Self {
    let identifier = reuseIdentifier ?? method.usualIdentifier
    return reusable(
      identifier, register: { table, _ in method.register(identifier, in: table) },
      dequeue: { table, _, _ in table.dequeueReusableHeaderFooterView(withIdentifier: identifier) },
      reuseIdentifier: \.reuseIdentifier, configuration: configuration)
  }

  /// The view itself; for a title with a button, which a table view cannot show, one of its own.
  var withTitleView: Self {
    guard case .title(let title, let button?) = content else { return self }
    return .view(
      UITableViewHeaderFooterView.self, method: .classBased,
      reuseIdentifier: TitleWithButton.reuseIdentifier
    ) {
      $0.contentConfiguration = $0.defaultContentConfiguration().showing(title, button)
    }
  }

  var isNone: Bool {
    if case .none = content { true } else { false }
  }

  /// Whether a view that shows it can be configured in place.
  var isRefreshable: Bool {
    if case .readyMade = content { false } else { true }
  }

  /// The title, if it is one that the table view shows itself.
  var title: String? {
    if case .title(let title, nil) = content { title } else { nil }
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
    switch (old.withTitleView.content, withTitleView.content) {
    case (.reusable, .reusable(let reusable)): return reusable.configure(view)
    case (.title, .title(let title, _)):
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
    let style = contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    contentConfiguration = style.showing(title)
  }
}

extension SupplementaryView where View == UICollectionView {
  /// A reusable view, which is configured again when the section changes.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - method: How the view is registered; by default, with the nib of that name if there is one, and else with the
  ///     class.
  ///   - reuseIdentifier: The reuse identifier; by default, the name of the class with its module.
  ///   - configuration: Configures the view for the section.
  /// - Returns: The supplementary view.
  public static func view<Own: UICollectionReusableView>(
    _ type: Own.Type, method: RegistrationMethod<Own> = .automatic, reuseIdentifier: String? = nil,
    configuration: @escaping (Own) -> Void
  ) -> Self {
    let identifier = reuseIdentifier ?? method.usualIdentifier
    return reusable(
      identifier,
      register: { method.register(identifier, ofKind: $1, in: $0) },
      dequeue: {
        $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: identifier, for: $2)
      },
      reuseIdentifier: \.reuseIdentifier,
      configuration: configuration)
  }

  /// A configured view from a supplementary registration.
  ///
  /// When the section's content changes, the view can only be replaced by reloading the items too,
  /// and when only its items change, it stays as it is. So prefer
  /// `view(_:method:reuseIdentifier:configuration:)`.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  /// - Returns: The supplementary view.
  public static func registration<Own: UICollectionReusableView>(
    _ registration: UICollectionView.SupplementaryRegistration<Own>
  ) -> Self {
    Self(
      content: .reusable(
        Reusable(
          registration: nil,
          dequeue: { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: path)
          },
          configure: { _ in false })))
  }

  /// The view itself; for a title, which a collection view cannot show, a list cell.
  var withTitleView: Self {
    guard case .title(let title, let button) = content else { return self }
    return .view(
      UICollectionViewListCell.self, method: .classBased,
      reuseIdentifier: TitleWithButton.reuseIdentifier
    ) {
      $0.contentConfiguration = $0.defaultContentConfiguration().showing(title, button)
    }
  }

  /// Configures a view in place, and returns whether that is possible.
  func configure(_ view: UICollectionReusableView) -> Bool {
    if case .reusable(let reusable) = withTitleView.content {
      reusable.configure(view)
    } else {
      false
    }
  }
}
#endif
