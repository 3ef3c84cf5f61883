// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.large
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

public protocol UIMutableTraits {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

public struct UITraitOverrides: UIMutableTraits {
  private var category: UIContentSizeCategory?

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? UITraitPreferredContentSizeCategory.defaultValue }
    set { category = newValue }
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard let category else { return traits }
    return UITraitCollection(
      layoutDirection: traits.layoutDirection, preferredContentSizeCategory: category)
  }
}

/// What is to be called when the traits of a view change.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Calls the handler if one of the traits has changed; only one trait can.
  @MainActor func tell(_ view: UIView, _ old: UITraitCollection) {
    let isAbout = traits.contains { $0 == UITraitPreferredContentSizeCategory.self }
    let category = view.traitCollection.preferredContentSizeCategory
    guard isAbout, category != old.preferredContentSizeCategory else { return }
    handler(view, old)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { view, old in
      if let environment = view as? TraitEnvironment { handler(environment, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}
