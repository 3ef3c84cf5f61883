// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI has nothing of this in public.

import Observation

/// (headless) What a view is rendered with.
@MainActor public struct _Inputs {
  var environment = EnvironmentValues()
  var transaction: Transaction
  unowned let host: _HostingView
}

/// (headless) A view as it is now: its identity, its state and its children.
@MainActor public final class _Node {
  private let type: Any.Type
  private weak var host: _HostingView?
  private var id: AnyHashable?
  private var children: [_Node] = []
  var boxes: [Int: AnyObject] = [:]
  var platform: Any?
  var text: String?
  var action: (() -> Void)?
  var onEnd: (() -> Void)?
  private(set) var evaluate: ((Transaction) -> Void)?

  init(_ type: Any.Type, _ host: _HostingView) { (self.type, self.host) = (type, host) }

  func update<Content: View>(_ index: Int, _ view: Content, _ inputs: _Inputs) {
    if index < children.count, children[index].type != Content.self {
      children[index].end()
      children[index] = _Node(Content.self, inputs.host)
    }
    if index == children.count { children.append(_Node(Content.self, inputs.host)) }
    view._render(children[index], inputs)
  }

  /// Evaluates now, and again when something changes that was read.
  ///
  /// What is evaluated returns the content, which is not part of what is tracked.
  func track<Content: View>(
    _ inputs: _Inputs, _ evaluation: @escaping @MainActor (_Node, _Inputs) -> Content?
  ) {
    evaluate = { [weak self] transaction in
      guard let self else { return }
      var inputs = inputs
      inputs.transaction = transaction
      let content = withObservationTracking {
        evaluation(self, inputs)
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.invalidate() }
      }
      if let content { update(0, content, inputs) }
    }
    evaluate?(inputs.transaction)
  }

  /// Ends all children if they belong to another id.
  func identify(_ id: AnyHashable?, always: Bool = false) {
    if id != self.id || always { limit(to: 0) }
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

  func invalidate() { host?.invalidate(self) }

  var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

  func action(titled title: String) -> (() -> Void)? {
    text == title ? action : children.lazy.compactMap { $0.action(titled: title) }.first
  }
}

extension View {
  public func _render(_ node: _Node, _ inputs: _Inputs) {
    node.track(inputs) { node, inputs in
      for (index, property) in Mirror(reflecting: self).children.enumerated() {
        (property.value as? any DynamicProperty)?._link(to: node, inputs, index)
      }
      HeadlessSwiftUI.count("body", Self.self)
      return body
    }
  }
}

/// (headless) A view that shows SwiftUI views, which it renders when it is laid out.
open class _HostingView: UIView {
  weak var controller: UIViewController?
  var root: any View { didSet { rootDidChange() } }
  private(set) lazy var rootNode = _Node(Never.self, self)
  private var isRootDirty = true
  private var dirty: [_Node] = []
  private var transaction = Transaction()
  private var embeds: [() -> Void] = []

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // What is shown ends with what shows it.
  isolated deinit { rootNode.end() }

  private func rootDidChange() {
    isRootDirty = true
    transaction = HeadlessSwiftUI.transaction
    setNeedsLayout()
  }

  func invalidate(_ node: _Node) {
    dirty.append(node)
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
        rootNode.update(0, root, _Inputs(transaction: transaction, host: self))
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
