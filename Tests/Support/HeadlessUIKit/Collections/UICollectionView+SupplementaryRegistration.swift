// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String
    let nib: UINib?
    let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      nib = nil
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      nib = supplementaryNib
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !pool.isRegistered(ReuseKey(kind: kind, identifier: identifier)) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      HeadlessUIKit.raise("[headless] \(view) is not a \(Supplementary.self)")
      return Supplementary(_headlessFrame: .zero)
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
