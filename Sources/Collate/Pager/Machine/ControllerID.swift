/// The identity of a pager's controller.
///
/// A controller that always shows the same page is identified by that page, a reused one by the
/// number of its slot.
public enum ControllerID<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The controller of a page.
  case page(ID)

  /// The controller in a slot of a reused pager; slots are numbered from 1 in order of creation.
  case slot(Int)
}

extension ControllerID: CustomStringConvertible {
  /// The page, or `s` followed by the slot number.
  public var description: String {
    switch self {
    case .page(let page): "\(page)"
    case .slot(let number): "s\(number)"
    }
  }
}
