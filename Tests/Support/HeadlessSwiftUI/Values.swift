// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SwiftUI documents is documented there.

public enum Animation { case `default` }

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = HeadlessSwiftUI.transaction
  HeadlessSwiftUI.transaction = transaction
  defer { HeadlessSwiftUI.transaction = outer }
  return try body()
}

@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public enum SafeAreaRegions { case all, container }

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

public enum ButtonRole { case destructive }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public internal(set) var refresh: RefreshAction?
  public var editMode: Binding<EditMode>?
  public var isEnabled = true
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

public protocol DynamicProperty {
  /// (headless) Connects a property of a view with the node that keeps it.
  @MainActor func link(to node: ViewNode, _ inputs: ViewInputs, _ index: Int)
}

/// State is read as it was when the body of its view was evaluated last, and only state that was read
/// has that evaluated again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    var wasRead = false
    weak var node: ViewNode?
    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      value = new
      MainActor.assumeIsolated { [node, wasRead] in
        HeadlessSwiftUI.stateDidChange(of: wasRead ? node : nil)
      }
    }
  }

  private final class Link {
    var box: Box
    var seen: Value
    init(_ value: Value) { (box, seen) = (Box(value), value) }
  }

  private let storage: Link

  public init(wrappedValue: Value) { storage = Link(wrappedValue) }

  public var wrappedValue: Value {
    get {
      guard MainActor.assumeIsolated({ HeadlessSwiftUI.updateDepth > 0 }) else {
        return storage.box.value
      }
      storage.box.wasRead = true
      return storage.seen
    }
    nonmutating set { storage.box.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    let box = storage.box
    return Binding {
      box.wasRead = true
      return box.value
    } set: {
      box.set($0)
    }
  }

  public func link(to node: ViewNode, _ inputs: ViewInputs, _ index: Int) {
    if let box = node.boxes[index] as? Box { storage.box = box }
    storage.box.node = node
    storage.seen = storage.box.value
    node.boxes[index] = storage.box
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Link { var values = EnvironmentValues() }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let storage = Link()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { storage.values[keyPath: keyPath] }

  public func link(to node: ViewNode, _ inputs: ViewInputs, _ index: Int) {
    storage.values = inputs.environment
  }
}
