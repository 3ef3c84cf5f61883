// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIButton: UIControl {
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    title = primaryAction?.title
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open var configuration: Configuration?

  private var title: String?

  open var currentTitle: String? { configuration?.title ?? title }

  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }

  @nonexhaustive public enum ButtonType: Int, Sendable {
    case custom
    case system
  }
}

extension UIButton {
  public struct Configuration {
    public var title: String?

    public static func plain() -> Configuration { Configuration() }
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let selected = State(rawValue: 1 << 2)
  }
}
