#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A supplementary view of a collection view, such as a header.
@MainActor
public struct SupplementaryView {
  /// The reuse identifier; `nil` if the view comes from a registration.
  let reuseIdentifier: String?

  let register: (_ collectionView: UICollectionView, _ kind: String) -> Void

  let dequeue:
    (_ collectionView: UICollectionView, _ kind: String, _ path: IndexPath) ->
      UICollectionReusableView

  /// Configures the view that shows it in place, and returns whether that is possible.
  let configure: (UICollectionReusableView) -> Bool

  /// A reusable view.
  ///
  /// When the section's content changes, the view is configured again.
  ///
  /// - Parameters:
  ///   - method: How the view is registered.
  ///   - reuseIdentifier: The reuse identifier; by default, the name of the class
  ///     with its module.
  ///   - configuration: Configures the view for the section.
  /// - Returns: The supplementary view.
  public static func view<View: UICollectionReusableView>(
    method: RegistrationMethod<View>,
    reuseIdentifier: String? = nil,
    configuration: @escaping (View) -> Void
  ) -> Self {
    let reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    return Self(
      reuseIdentifier: reuseIdentifier,
      register: { method.register(reuseIdentifier, ofKind: $1, in: $0) },
      dequeue: { collectionView, kind, path in
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: reuseIdentifier, for: path)
        guard let view = view as? View else {
          preconditionFailure(
            "The supplementary view at \(path) of kind \(kind) with the reuse identifier "
              + "\"\(reuseIdentifier)\" is a \(type(of: view)), not a \(View.self)")
        }
        configuration(view)
        return view
      },
      configure: { view in
        guard let view = view as? View, view.reuseIdentifier == reuseIdentifier else {
          return false
        }
        configuration(view)
        return true
      })
  }

  /// A reusable view, registered by its class, or by the nib of the same name if there is one.
  ///
  /// When the section's content changes, the view is configured again.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - configuration: Configures the view for the section.
  /// - Returns: The supplementary view.
  public static func view<View: UICollectionReusableView>(
    _ type: View.Type,
    configuration: @escaping (View) -> Void
  ) -> Self {
    view(method: .automatic(type), configuration: configuration)
  }

  /// A list cell with a title, for headers in the system's style.
  ///
  /// - Parameter title: The title.
  /// - Returns: The supplementary view.
  public static func listCell(title: String) -> Self {
    view(
      method: .classBased(UICollectionViewListCell.self),
      reuseIdentifier: TitleWithButton.reuseIdentifier
    ) {
      var content = $0.defaultContentConfiguration()
      content.text = title
      $0.contentConfiguration = content
    }
  }

  /// A list cell with a title and a button at the end of its line.
  ///
  ///     list.header { feed, _ in
  ///       .listCell(title: feed.name, button: "All") { [weak self] in self?.show(feed) }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - button: The title of the button.
  ///   - action: Called when the button is tapped. It may change the source.
  /// - Returns: The supplementary view.
  public static func listCell(
    title: String, button: String, action: @escaping @MainActor () -> Void
  ) -> Self {
    view(
      method: .classBased(UICollectionViewListCell.self),
      reuseIdentifier: TitleWithButton.reuseIdentifier
    ) {
      $0.contentConfiguration = TitleWithButton(
        title, style: $0.defaultContentConfiguration(), button: button, action: action)
    }
  }

  /// A configured view from a supplementary registration.
  ///
  /// When the section's content changes, the view can only be replaced by reloading the items too,
  /// so prefer ``view(_:configuration:)``.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  /// - Returns: The supplementary view.
  public static func registration<View: UICollectionReusableView>(
    _ registration: UICollectionView.SupplementaryRegistration<View>
  ) -> Self {
    Self(
      reuseIdentifier: nil,
      register: { _, _ in },
      dequeue: { collectionView, _, path in
        collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      },
      configure: { _ in false })
  }
}

extension SupplementaryView {
  /// Dequeues and configures the view.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - path: Its index path.
  ///   - collectionView: The collection view.
  ///   - registered: The kinds and reuse identifiers that are registered with the collection view.
  /// - Returns: The view.
  func view(
    ofKind kind: String,
    at path: IndexPath,
    in collectionView: UICollectionView,
    registered: inout Set<String>
  ) -> UICollectionReusableView {
    if let reuseIdentifier, registered.insert("\(kind) \(reuseIdentifier)").inserted {
      register(collectionView, kind)
    }
    return dequeue(collectionView, kind, path)
  }
}
#endif
