/// What one controller heard, from its making to its end, and whether that made sense.
///
/// It counts by itself and knows nothing of rules beyond what a view controller may expect.
@MainActor
final class PageLedger {
  /// What the trace calls the controller.
  let name: String

  /// The controller, while anybody keeps it.
  weak var controller: FilePageController?

  /// The calls that came when they could not.
  private(set) var faults: [String] = []

  private var counts: [PageCall: Int] = [:]
  private var appearance = Appearance.hidden
  private var residence = Residence.outside
  private var isAttached = false

  private enum Appearance {
    case hidden
    case appearing
    case appeared
    case disappearing
  }

  private enum Residence {
    case outside
    case added
    case child
    case leaving
  }

  /// Creates a ledger for a controller that is new.
  init(name: String) {
    self.name = name
  }

  /// How often a call came.
  func count(of call: PageCall) -> Int { counts[call] ?? 0 }

  /// Whether the controller ended as it began: hidden, off screen, no child, and kept by nobody.
  var isClosed: Bool {
    appearance == .hidden && residence == .outside && !isAttached && controller == nil
  }

  /// Writes a call down.
  func enter(_ call: PageCall) {
    counts[call, default: 0] += 1
    if !take(call) { faults.append("\(name) heard \(call.token) out of turn") }
  }

  /// Follows a call, and returns whether it could come now.
  private func take(_ call: PageCall) -> Bool {
    switch call {
    case .add: pass(&residence, from: [.outside], to: .added)
    case .didMove: pass(&residence, from: [.added], to: .child)
    case .willMoveFromParent:
      pass(&residence, from: [.child], to: .leaving) && appearance == .hidden && !isAttached
    case .remove: pass(&residence, from: [.leaving], to: .outside)
    case .willAppear:
      pass(&appearance, from: [.hidden, .disappearing], to: .appearing) && residence == .child
    case .didAppear: pass(&appearance, from: [.appearing], to: .appeared) && isAttached
    case .willDisappear:
      pass(&appearance, from: [.appearing, .appeared], to: .disappearing)
    case .didDisappear: pass(&appearance, from: [.disappearing], to: .hidden)
    case .attach: pass(&isAttached, from: [false], to: true) && appearance == .appearing
    case .detach:
      pass(&isAttached, from: [true], to: false)
        && (appearance == .disappearing || appearance == .hidden)
    }
  }

  private func pass<State: Equatable>(
    _ state: inout State, from origins: [State], to end: State
  ) -> Bool {
    defer { state = end }
    return origins.contains(state)
  }
}
