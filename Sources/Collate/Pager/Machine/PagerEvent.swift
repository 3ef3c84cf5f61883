/// Something that happens to a pager.
///
/// Positions count pages in reading order: at 2.25 page 2 is a quarter of the way out and page 3 a
/// quarter in, whatever the axis and the direction of the screen.
public enum PagerEvent<ID: Hashable & Sendable>: Sendable {
  /// The pages are others, or stand elsewhere, or the data of some changed.
  ///
  /// - Parameters:
  ///   - pages: All pages, from the first.
  ///   - changed: The pages that were there before and whose data are not equal any more.
  case pagesChanged(PageList<ID>, changed: Set<ID> = [])

  /// The host scrolled, whoever made it do so.
  ///
  /// - Parameter position: The new position, in pages.
  case offset(_ position: Double)

  /// A finger took hold of the pages.
  case dragBegan

  /// The finger let go.
  ///
  /// - Parameter target: The page that the host will scroll to, when it knows.
  case dragEnded(target: ID? = nil)

  /// The host came to rest after a drag or an animation; only the host knows when that is.
  ///
  /// - Parameter page: Where it rests; `nil` stands for where it was going to, or else the nearest.
  case settle(at: ID? = nil)

  /// Somebody asks for a page.
  ///
  /// - Parameters:
  ///   - page: The page to go to.
  ///   - animated: Whether to show the way.
  case jump(to: ID, animated: Bool = false)

  /// The host is about to be seen.
  ///
  /// - Parameter animated: Whether it comes in with an animation.
  case hostWillAppear(animated: Bool = false)

  /// The host is in full view.
  case hostDidAppear

  /// The host is about to leave.
  ///
  /// - Parameter animated: Whether it leaves with an animation.
  case hostWillDisappear(animated: Bool = false)

  /// The host is out of sight.
  case hostDidDisappear

  /// The size of the host is about to change, so that positions mean nothing for a while.
  case sizeWillChange

  /// The host has its new size.
  case sizeDidChange

  /// Memory is short.
  case memoryWarning

  /// The pager goes; nothing happens to it afterwards.
  case teardown
}

extension PagerEvent: CustomStringConvertible {
  /// The event as traces print it, with `~` for what is animated.
  public var description: String {
    switch self {
    case .pagesChanged(let pages, let changed):
      let names = changed.map { "\($0)" }.sorted().joined(separator: ",")
      return "pagesChanged \(pages)\(names.isEmpty ? "" : ", changed \(names)")"
    case .offset(let position): return "offset \(position)"
    case .dragBegan: return "dragBegan"
    case .dragEnded(let target): return "dragEnded\(target.map { " target \($0)" } ?? "")"
    case .settle(let page): return "settle\(page.map { " at \($0)" } ?? "")"
    case .jump(let page, let animated): return "jump \(page)\(animated ? " ~" : "")"
    case .hostWillAppear(let animated): return "hostWillAppear\(animated ? " ~" : "")"
    case .hostDidAppear: return "hostDidAppear"
    case .hostWillDisappear(let animated): return "hostWillDisappear\(animated ? " ~" : "")"
    case .hostDidDisappear: return "hostDidDisappear"
    case .sizeWillChange: return "sizeWillChange"
    case .sizeDidChange: return "sizeDidChange"
    case .memoryWarning: return "memoryWarning"
    case .teardown: return "teardown"
    }
  }
}
