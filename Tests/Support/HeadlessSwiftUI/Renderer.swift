// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI has nothing of this in public.

import Observation

/// (headless) What a view is rendered with.
@MainActor public struct ViewInputs {
  var environment = EnvironmentValues()
  var transaction: Transaction
  unowned let host: HostingView
}

/// (headless) A view as it is now: its identity, its state and its children.
@MainActor public final class ViewNode {
  private let type: Any.Type
  private(set) weak var host: HostingView?
  private var id: AnyHashable?
  private var children: [ViewNode] = []
  var boxes: [Int: AnyObject] = [:]
  var platform: Any?
  var text: String?
  var action: (() -> Void)?
  var onEnd: (() -> Void)?
  private(set) var evaluate: ((Transaction) -> Void)?

  init(_ type: Any.Type, _ host: HostingView) { (self.type, self.host) = (type, host) }

  func update<Content: View>(_ index: Int, _ view: Content, _ inputs: ViewInputs) {
    if index < children.count, children[index].type != Content.self {
      children[index].end()
      children[index] = ViewNode(Content.self, inputs.host)
    }
    if index == children.count { children.append(ViewNode(Content.self, inputs.host)) }
    view.render(children[index], inputs)
  }

  /// Evaluates now, and again when something changes that was read.
  ///
  /// What is evaluated returns the content, which is not part of what is tracked.
  func track<Content: View>(
    _ inputs: ViewInputs, _ evaluation: @escaping @MainActor (ViewNode, ViewInputs) -> Content?
  ) {
    evaluate = { [weak self] transaction in
      guard let self else { return }
      var inputs = inputs
      inputs.transaction = transaction
      let content = withObservationTracking {
        evaluation(self, inputs)
      } onChange: { [weak self] in
        MainActor.assumeIsolated {
          if let self, HeadlessSwiftUI.tracksAccesses { self.host?.invalidate(self) }
        }
      }
      if let content { update(0, content, inputs) }
    }
    evaluate?(inputs.transaction)
  }

  /// Ends all children if they belong to another id.
  func identify(_ id: AnyHashable) {
    if id != self.id { limit(to: 0) }
    self.id = id
  }

  func limit(to count: Int) {
    for child in children.dropFirst(count) { child.end() }
    children = Array(children.prefix(count))
  }

  func end() {
    for child in children { child.end() }
    evaluate = nil
    onEnd?()
  }

  var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

  func action(titled title: String) -> (() -> Void)? {
    text == title ? action : children.lazy.compactMap { $0.action(titled: title) }.first
  }
}

extension View {
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    node.track(inputs) { node, inputs in
      for (index, property) in Mirror(reflecting: self).children.enumerated() {
        (property.value as? any DynamicProperty)?.link(to: node, inputs, index)
      }
      HeadlessSwiftUI.count("body", Self.self)
      return body
    }
  }
}

/// (headless) A view that shows SwiftUI views, which it renders when it is laid out.
open class HostingView: UIView {
  weak var controller: UIViewController?
  var root: any View { didSet { invalidate(nil) } }
  private(set) lazy var rootNode = ViewNode(Never.self, self)
  private var isRootDirty = true
  private var dirty: [ViewNode] = []
  private var transaction = Transaction()
  private var embeds: [() -> Void] = []

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // What is shown ends with what shows it.
  isolated deinit { rootNode.end() }

  /// Has a node brought up to date, or all of them.
  func invalidate(_ node: ViewNode?) {
    if let node { dirty.append(node) } else { isRootDirty = true }
    transaction = HeadlessSwiftUI.transaction
    setNeedsLayout()
  }

  /// Adds a controller's view once the update is over, as SwiftUI does.
  func embed(_ controller: UIViewController) {
    embeds.append { [weak self] in
      guard let self else { return }
      self.controller?.addChild(controller)
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(controller.view)
      if self.controller != nil { controller.didMove(toParent: self.controller) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    while isRootDirty || !dirty.isEmpty {
      let (nodes, transaction) = (dirty, transaction)
      (dirty, self.transaction) = ([], Transaction())
      HeadlessSwiftUI.updateDepth += 1
      if isRootDirty {
        isRootDirty = false
        rootNode.update(0, root, ViewInputs(transaction: transaction, host: self))
      } else {
        var seen: Set<ObjectIdentifier> = []
        for node in nodes where seen.insert(ObjectIdentifier(node)).inserted {
          node.evaluate?(transaction)
        }
      }
      HeadlessSwiftUI.updateDepth -= 1
      let embeds = embeds
      self.embeds = []
      for embed in embeds { embed() }
    }
  }
}
