#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension SupplementaryView where View == UICollectionView {
  /// A list cell with a title and a button at the end of its line.
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
  ) -> Self {
    listCell {
      $0.contentConfiguration = TitleWithButton(
        title, style: $0.defaultContentConfiguration(), button: button, action: action)
    }
  }

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
    _ type: Own.Type,
    method: RegistrationMethod<Own> = .automatic,
    reuseIdentifier: String? = nil,
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
  /// so prefer `view(_:method:reuseIdentifier:configuration:)`.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  /// - Returns: The supplementary view.
  public static func registration<Own: UICollectionReusableView>(
    _ registration: UICollectionView.SupplementaryRegistration<Own>
  ) -> Self {
    Self(
      content: .reusable(
        Reusable(
          identifier: nil,
          register: { _, _ in },
          dequeue: { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: path)
          },
          configure: { _ in false })))
  }

  private static func listCell(
    _ configuration: @escaping (UICollectionViewListCell) -> Void
  ) -> Self {
    view(
      UICollectionViewListCell.self, method: .classBased,
      reuseIdentifier: TitleWithButton.reuseIdentifier, configuration: configuration)
  }
}

extension SupplementaryView where View == UICollectionView {
  /// The view itself; for a title, which a collection view cannot show, a list cell.
  var withListCell: Self {
    guard case .title(let title) = content else { return self }
    return Self.listCell {
      var content = $0.defaultContentConfiguration()
      content.text = title
      $0.contentConfiguration = content
    }
  }

  /// Configures a view in place, and returns whether that is possible.
  func configure(_ view: UICollectionReusableView) -> Bool {
    if case .reusable(let reusable) = withListCell.content {
      reusable.configure(view)
    } else {
      false
    }
  }
}
#endif
