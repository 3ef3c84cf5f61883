// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SwiftUI documents is documented there.

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

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

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
}

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

@propertyWrapper public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
}

public protocol DynamicProperty {
  /// (headless) Connects a property of a view with the node that keeps it.
  @MainActor func _link(to node: _Node, _ inputs: _Inputs, _ index: Int)
}

/// State is read as it was when the body of its view was evaluated last, and only state that was read
/// has that evaluated again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    var wasRead = false
    weak var node: _Node?
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

  private let link: Link

  public init(wrappedValue: Value) { link = Link(wrappedValue) }
  public init(initialValue: Value) { link = Link(initialValue) }

  public var wrappedValue: Value {
    get {
      guard MainActor.assumeIsolated({ HeadlessSwiftUI.updateDepth > 0 }) else {
        return link.box.value
      }
      link.box.wasRead = true
      return link.seen
    }
    nonmutating set { link.box.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    let box = link.box
    return Binding {
      box.wasRead = true
      return box.value
    } set: {
      box.set($0)
    }
  }

  public func _link(to node: _Node, _ inputs: _Inputs, _ index: Int) {
    if let box = node.boxes[index] as? Box { link.box = box }
    link.box.node = node
    link.seen = link.box.value
    node.boxes[index] = link.box
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Link { var values = EnvironmentValues() }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { link.values[keyPath: keyPath] }

  public func _link(to node: _Node, _ inputs: _Inputs, _ index: Int) {
    link.values = inputs.environment
  }
}
