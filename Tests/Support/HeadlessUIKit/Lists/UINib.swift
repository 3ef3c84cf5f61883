// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UINib: NSObject {
  private let name: String
  private let objects: (() -> [Any])?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, objects) = (name, nil)
    super.init()
  }

  /// (headless) Creates a nib that makes these objects.
  ///
  /// What `init(nibName:bundle:)` finds is declared with `HeadlessUIKit.nibs`.
  @_spi(Headless) public init(objects: @escaping @MainActor () -> [Any]) {
    (name, self.objects) = ("(objects)", objects)
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    if let objects { return objects() }
    guard let declared = HeadlessUIKit.nibs[name] else {
      HeadlessUIKit.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'")
      return []
    }
    return declared()
  }

  /// Makes the one view of a list that the nib has, or throws as UIKit does.
  func makeView<View: UIView>(
    _ type: View.Type, kind: String, for identifier: String, reuseIdentifier: (View) -> String?
  ) -> View? {
    let made = instantiate(withOwner: nil)
    guard made.count == 1, let view = made.first as? View else {
      HeadlessUIKit.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(kind) instance"
      )
      return nil
    }
    if let own = reuseIdentifier(view), !own.isEmpty, own != identifier {
      HeadlessUIKit.raise(
        "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
      )
      return nil
    }
    return view
  }
}

extension UINib {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
