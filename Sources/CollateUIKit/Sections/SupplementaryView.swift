#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view that a collection view shows beside the items of a section.
@MainActor
public struct SupplementaryView {
  /// The name under which the collection view keeps such views; `nil` if a registration does.
  let reuseIdentifier: String?

  let register: (_ collectionView: UICollectionView, _ kind: String) -> Void

  let dequeue:
    (_ collectionView: UICollectionView, _ kind: String, _ path: IndexPath) ->
      UICollectionReusableView

  /// Has a view show it that showed it before, and returns whether that can be done.
  let configure: (UICollectionReusableView) -> Bool

  /// A view that is used again for other sections.
  ///
  /// When the section's content changes, it is configured again.
  ///
  /// - Parameters:
  ///   - method: How the collection view comes by it.
  ///   - reuseIdentifier: The name under which the collection view keeps it; by default the name of
  ///     the class.
  ///   - configuration: Has the view show the section.
  /// - Returns: The view.
  public static func view<View: UICollectionReusableView>(
    method: RegistrationMethod<View>,
    reuseIdentifier: String = String(describing: View.self),
    configuration: @escaping (View) -> Void
  ) -> Self {
    Self(
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

  /// A view that is used again for other sections, of a class or from the nib of that name.
  ///
  /// When the section's content changes, it is configured again.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - configuration: Has the view show the section.
  /// - Returns: The view.
  public static func view<View: UICollectionReusableView>(
    _ type: View.Type,
    configuration: @escaping (View) -> Void
  ) -> Self {
    view(method: .automatic(type), configuration: configuration)
  }

  /// A view that comes configured from a registration.
  ///
  /// When the section's content changes, it can only be replaced together with the items, so prefer
  /// ``view(_:configuration:)``.
  ///
  /// - Parameter registration: The registration, made once and for all.
  /// - Returns: The view.
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
#endif
