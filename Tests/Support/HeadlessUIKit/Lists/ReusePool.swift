/// What a list makes for reuse identifiers, and the views that wait to be used again.
@MainActor final class ReusePool<Key: Hashable, View: UIView> {
  private var makers: [Key: () -> View?] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Takes what makes views, or nil to take none any more.
  ///
  /// Views made before are not used again.
  func register(_ maker: (() -> View?)?, for key: Key) {
    makers[key] = maker
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  func reused(_ key: Key) -> View? { waiting[key]?.popLast() }

  func made(_ key: Key) -> View? { makers[key]?() }

  func recycle(_ view: View, _ key: Key) {
    assert(waiting[key]?.contains { $0 === view } != true, "\(view) is recycled twice")
    if isRegistered(key) { waiting[key, default: []].append(view) }
  }
}
