public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false, isHighlighted = false, isEditing = false, isReordering = false,
    isDisabled = false
  init() {}
}

@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  public var secondaryText: String?
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@MainActor open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: any UIContentConfiguration
}

@MainActor final class ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?
  func set(_ new: (any UIContentConfiguration)?, in host: UIView, state: any UIConfigurationState) {
    guard let new else {
      view?.removeFromSuperview()
      (view, configuration) = (nil, nil)
      return
    }
    let updated = new.updated(for: state)
    configuration = updated
    if let view, view.supports(updated) {
      view.configuration = updated
    } else {
      view?.removeFromSuperview()
      let made = updated.makeContentView()
      made.frame = host.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(made)
      view = made
    }
  }
}
