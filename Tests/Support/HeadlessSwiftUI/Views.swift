// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SwiftUI documents is documented there.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// (headless) Brings a node up to date.
  func render(_ node: ViewNode, _ inputs: ViewInputs)
}

extension Never: View { public typealias Body = Never }

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return TupleView(parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .init(content: first, isFirst: true) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .init(content: second, isFirst: false) }
}

public struct EmptyView: View {
  public init() {}
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {}
}

public struct AnyView: View {
  let content: any View
  public init<Content: View>(_ view: Content) { content = view }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) { node.update(0, content, inputs) }
}

public struct TupleView<Value>: View {
  let parts: [any View]
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    for (index, part) in parts.enumerated() { node.update(index, part, inputs) }
  }
}

public struct ConditionalContent<First: View, Second: View>: View {
  let content: any View
  let isFirst: Bool
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    node.identify(isFirst)
    node.update(0, content, inputs)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    if let self { node.update(0, self, inputs) } else { node.limit(to: 0) }
  }
}

public struct Text: View {
  let text: String
  public init(_ text: String) { self.text = text }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) { node.text = text }
}

public struct Button: View {
  let title: String
  let action: () -> Void
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
  }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    (node.text, node.action) = (title, inputs.environment.isEnabled ? action : nil)
  }
}

public struct TextField: View {
  let text: Binding<String>
  public init(_ title: String, text: Binding<String>) { self.text = text }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) { node.text = text.wrappedValue }
}

public struct VStack<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) { node.update(0, content, inputs) }
}

public typealias HStack<Content: View> = VStack<Content>

public protocol DynamicViewContent: View {}

public struct ForEach<Data: RandomAccessCollection, Content: View>: DynamicViewContent
where Data.Element: Identifiable {
  let data: Data
  let content: (Data.Element) -> Content
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
  public func render(_ node: ViewNode, _ inputs: ViewInputs) {
    for (index, element) in data.enumerated() {
      node.update(index, content(element).id(element.id), inputs)
    }
    node.limit(to: data.count)
  }
}

/// A view whose content gets other inputs.
struct Modified<Content: View>: DynamicViewContent {
  let content: Content
  var change: (inout ViewInputs, ViewNode) -> Void = { _, _ in }
  func render(_ node: ViewNode, _ inputs: ViewInputs) {
    var inputs = inputs
    change(&inputs, node)
    node.update(0, content, inputs)
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Modified(content: self) { inputs, _ in inputs.environment[keyPath: keyPath] = value }
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  public func disabled(_ disabled: Bool) -> some View {
    Modified(content: self) { inputs, _ in
      inputs.environment.isEnabled = inputs.environment.isEnabled && !disabled
    }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(content: self) { _, node in node.identify(id) }
  }

  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View {
    Modified(content: self)
  }

  public func swipeActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    VStack {
      self
      content()
    }
  }

  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    swipeActions { Button("submit", action: action) }
  }
}

// Since iOS 27. Nothing is reordered here.
public struct ReorderDifference<ItemID, CollectionID> {
  public struct Destination {
    public enum Position {
      case end
      case before(ItemID)
    }
    public var position: Position
    public var collectionID: CollectionID
  }
  public var sources: [ItemID]
  public var destination: Destination
}

extension DynamicViewContent {
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent {
    Modified(content: self)
  }
}

extension View {
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable { Modified(content: self) }
}
