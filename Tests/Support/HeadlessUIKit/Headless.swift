@_exported import Foundation

/// Everything tests may use that real UIKit does not have. Adapters cannot see it:
/// it needs `@_spi(Headless) import UIKit`.
@_spi(Headless) @MainActor
public enum HeadlessUIKit {
  public struct Exception: Equatable, CustomStringConvertible, Sendable {
    public var name: String
    public var reason: String
    public var description: String {
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    }
  }

  /// What real UIKit leaves open, or changes from release to release. Tests run the
  /// adapters under several of these so that nothing relies on one of them.
  public struct Quirks: Sendable {
    /// Tell the data source's cells that leave before (true) or after those that come.
    public var endsDisplayingFirst = true
    /// Cells that left stay in the view tree, hidden, until they are used again (as UIKit's do,
    /// mostly), or are taken out at once. Matters to whoever puts child controllers in cells.
    public var hidesEndedCells = true
    /// Collection view cells asked for before they become visible, in items after the last visible one.
    public var prefetchedItems = 0
    /// Children get viewDidAppear after (true) or before their parent's own viewDidAppear.
    public var parentDidAppearFirst = true
    /// iOS 16+ (linked with Xcode 14.3+): one long message instead of the per-section one.
    public var modernBatchMessages = false
    /// Combinations reported to crash or corrupt some releases count as failures.
    public var hazardsAreFatal = false
    /// A cell dequeued but not returned traps (iOS 18).
    public var strictDequeue = true
    public init() {}
  }

  public static var quirks = Quirks()
  public private(set) static var log: [String] = []
  private static var recorder: [Exception]?

  static func raise(_ reason: String) { raise("NSInternalInconsistencyException", reason) }
  static func raise(_ name: String, _ reason: String) {
    let exception = Exception(name: name, reason: reason)
    if recorder != nil { recorder?.append(exception) } else { fatalError(exception.description) }
  }

  static func warn(_ message: String) { log.append(message) }
  public static func clearLog() { log.removeAll() }

  /// Runs `body` and returns what would have been thrown as an ObjC exception.
  /// Real UIKit unwinds; the model records, recovers with reloadData and goes on.
  public static func recordingExceptions(_ body: () throws -> Void) rethrows -> [Exception] {
    let outer = recorder
    recorder = []
    defer { recorder = outer }
    try body()
    return recorder ?? []
  }

  public static func with<R>(_ change: (inout Quirks) -> Void, _ body: () throws -> R) rethrows -> R
  {
    let old = quirks
    change(&quirks)
    defer { quirks = old }
    return try body()
  }

  // MARK: The run loop's share: animations end, windows lay out.

  private static var pending: [(id: Int, run: @MainActor () -> Void)] = []
  private static var nextID = 0

  /// Real UIKit calls completions on a later turn of the main run loop. So does the model,
  /// by the main queue; `finishAnimations` does it at once.
  static func afterAnimation(_ run: @escaping @MainActor () -> Void) {
    nextID += 1
    let id = nextID
    pending.append((id, run))
    DispatchQueue.main.async { MainActor.assumeIsolated { complete(id) } }
  }

  private static func complete(_ id: Int) {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return }
    pending.remove(at: index).run()
  }

  public static func finishAnimations() {
    while let first = pending.first { complete(first.id) }
  }

  /// A CATransaction commit: lays out every window made visible.
  public static func commit() {
    for window in UIWindow.visible { window.layoutIfNeeded() }
  }
}

// MARK: - Index paths

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// MARK: - Small values

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets()
}

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  public init(white: CGFloat, alpha: CGFloat) { components = [white, white, white, alpha] }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }
  open override var hash: Int { components.hashValue }
}

extension CGRect {
  /// CGRect.intersects of swift-corelibs-foundation is true for rectangles that only touch;
  /// CoreGraphics says false.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
