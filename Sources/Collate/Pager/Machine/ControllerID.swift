/// Which of a pager's controllers an effect is about.
///
/// A controller that shows one page for all its life is named by that page; one that is used for
/// many pages by the number of its slot.
public enum ControllerID<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The controller of a page.
  case page(ID)

  /// The controller in a slot of a reused pager, counted from 1 in the order they were made.
  case slot(Int)
}

extension ControllerID: CustomStringConvertible {
  /// The page, or `s` and the number of the slot.
  public var description: String {
    switch self {
    case .page(let page): "\(page)"
    case .slot(let number): "s\(number)"
    }
  }
}
