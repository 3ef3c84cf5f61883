#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The title of a section with a button at its end, in the system's style.
struct TitleWithButton: UIContentConfiguration {
  /// A button, and what it does.
  struct Button {
    let title: String
    let action: @MainActor () -> Void
  }

  fileprivate(set) var text: UIListContentConfiguration
  let button: Button

  /// The reuse identifier of the views that show titles, with a button or without.
  static let reuseIdentifier = "org.collate.title"

  func makeContentView() -> any UIView & UIContentView { TitleWithButtonView(self) }

  func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    updated.text = text.updated(for: state)
    return updated
  }
}

extension UIListContentConfiguration {
  /// Returns the content with a title, and with a button if there is one.
  func showing(
    _ title: String, _ button: TitleWithButton.Button? = nil
  ) -> any UIContentConfiguration {
    var text = self
    text.text = title
    if let button { return TitleWithButton(text: text, button: button) }
    return text
  }
}

private final class TitleWithButtonView: UIStackView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let text: UIListContentView
  private let button = UIButton(configuration: .plain(), primaryAction: nil)

  init(_ content: TitleWithButton) {
    configuration = content
    text = UIListContentView(configuration: content.text)
    super.init(frame: .zero)
    alignment = .center
    addArrangedSubview(text)
    addArrangedSubview(button)
    // Where both do not fit, the title wraps.
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let action = UIAction { [weak self] _ in self?.content.button.action() }
    button.addAction(action, for: .primaryActionTriggered)
    show()
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { preconditionFailure("Views of titles are not in storyboards") }

  private var content: TitleWithButton {
    guard let content = configuration as? TitleWithButton else {
      preconditionFailure("A view for titles with buttons cannot show a \(type(of: configuration))")
    }
    return content
  }

  private func show() {
    text.configuration = content.text
    button.configuration?.title = content.button.title
  }
}
#endif
