/// An event of a pager.
///
/// Positions are in pages, in reading order: at 2.25, a quarter of page 2 has scrolled out and a
/// quarter of page 3 in, regardless of axis and layout direction.
package enum PagerEvent: Sendable {
  /// Pages were inserted, removed, moved, or updated.
  ///
  /// - Parameters:
  ///   - pages: All pages, in order.
  ///   - changed: The remaining pages whose data changed.
  ///   - initial: The page to begin with if there were no pages; if `nil`, the first one.
  case pagesChanged(PageList, changed: Set<PageKey> = [], initial: PageKey? = nil)

  /// The host scrolled, for any reason.
  ///
  /// - Parameter position: The new position, in pages.
  case offset(_ position: Double)

  /// The user began to drag the pages.
  case dragBegan

  /// The user stopped dragging the pages.
  ///
  /// - Parameter target: The page to which the host will scroll, if known.
  case dragEnded(target: PageKey? = nil)

  /// The host came to rest after a drag or an animation.
  ///
  /// - Parameter page: The page at which it rests; if `nil`, the target page, or else the nearest
  ///   one.
  case settle(at: PageKey? = nil)

  /// A jump to a page was requested.
  ///
  /// - Parameters:
  ///   - page: The page to go to.
  ///   - animated: Whether the jump is animated.
  ///   - isBackward: Whether it goes back if both ways around a loop have the same length.
  case jump(to: PageKey, animated: Bool = false, isBackward: Bool = false)

  /// The host is about to appear.
  ///
  /// - Parameter animated: Whether the appearance is animated.
  case hostWillAppear(animated: Bool = false)

  /// The host has appeared.
  case hostDidAppear

  /// The host is about to disappear.
  ///
  /// - Parameter animated: Whether the disappearance is animated.
  case hostWillDisappear(animated: Bool = false)

  /// The host has disappeared.
  case hostDidDisappear

  /// The size of the host is about to change; positions are ignored until it has.
  case sizeWillChange

  /// The host has its new size.
  case sizeDidChange

  /// The pager has another configuration.
  case configured(PagerConfiguration)

  /// The app received a memory warning.
  case memoryWarning

  /// The pager is torn down; later events are ignored.
  case teardown
}

extension PagerEvent {
  /// Whether the host reports it, so that the host exists.
  var isReportOfHost: Bool {
    switch self {
    case .pagesChanged, .jump, .configured, .teardown: false
    case .offset, .dragBegan, .dragEnded, .settle, .hostWillAppear, .hostDidAppear,
      .hostWillDisappear, .hostDidDisappear, .sizeWillChange, .sizeDidChange, .memoryWarning:
      true
    }
  }
}

extension PagerEvent: CustomStringConvertible {
  /// The event as printed in traces, with `~` if it is animated.
  package var description: String {
    switch self {
    case .pagesChanged(let pages, let changed, _):
      let names = changed.map { "\($0)" }.sorted().joined(separator: ",")
      return "pagesChanged \(pages)\(names.isEmpty ? "" : ", changed \(names)")"
    case .offset(let position): return "offset \(position)"
    case .dragBegan: return "dragBegan"
    case .dragEnded(let target): return "dragEnded\(target.map { " target \($0)" } ?? "")"
    case .settle(let page): return "settle\(page.map { " at \($0)" } ?? "")"
    case .jump(let page, let animated, _): return "jump \(page)\(animated ? " ~" : "")"
    case .hostWillAppear(let animated): return "hostWillAppear\(animated ? " ~" : "")"
    case .hostDidAppear: return "hostDidAppear"
    case .hostWillDisappear(let animated): return "hostWillDisappear\(animated ? " ~" : "")"
    case .hostDidDisappear: return "hostDidDisappear"
    case .sizeWillChange: return "sizeWillChange"
    case .sizeDidChange: return "sizeDidChange"
    case .configured: return "configured"
    case .memoryWarning: return "memoryWarning"
    case .teardown: return "teardown"
    }
  }
}
