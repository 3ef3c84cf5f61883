// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SwiftUI documents is documented there.

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_: UIViewControllerType, coordinator: Coordinator)
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    node.track(inputs) { node, inputs -> EmptyView? in
      update(node, inputs)
      return nil
    }
  }

  private func update(_ node: ViewNode, _ inputs: ViewInputs) {
    let made = node.platform as? (object: UIViewControllerType, coordinator: Coordinator)
    let coordinator = made?.coordinator ?? makeCoordinator()
    let context = Context(
      coordinator: coordinator, transaction: inputs.transaction, environment: inputs.environment)
    HeadlessSwiftUI.count(made == nil ? "make" : "update", Self.self)
    let controller = made?.object ?? makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    if made != nil { return }
    node.platform = (object: controller, coordinator: coordinator)
    inputs.host.embed(controller)
    node.onEnd = {
      HeadlessSwiftUI.count("dismantle", Self.self)
      if HeadlessSwiftUI.dismantlesFirst {
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      }
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      if !HeadlessSwiftUI.dismantlesFirst {
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      }
    }
  }
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { (viewIfLoaded as? HostingView)?.root = rootView } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder: NSCoder) { nil }

  open override func loadView() {
    let host = HostingView(rootView)
    host.controller = self
    view = host
  }
}

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content

  @MainActor public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// (headless) What cells show.
public final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
  public var configuration: any UIContentConfiguration {
    didSet {
      let new = configuration as? UIHostingConfiguration<Content, Background>
      if let new { root = new.content }
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    super.init(configuration.content)
  }
}
