#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

/// The cells of some items of a list, and the closures for them.
///
///     list.cells(StoryCell.self, for: Story.self) { cell, story, _ in
///       cell.titleLabel.text = story.title
///     }
///     .height { _, _ in 120 }
///     .didSelect { [weak self] story, _ in
///       self?.open(story)
///       return .deselect
///     }
///
/// The list makes and retains it, and uses the first that applies to an item. Several can use the same cell class.
@MainActor
public final class CellDescriptor<Item, Cell: UIView>: CellBehavior {
  /// The closures set on this descriptor.
  public let handlers = DelegateHandlers()

  let method: RegistrationMethod<Cell>
  let reuseIdentifier: String

  /// Dequeues configured cells from a cell registration, if there is one.
  let provide: ((any ListSurface, Item, IndexPath) -> Cell)?

  init(
    method: RegistrationMethod<Cell>, reuseIdentifier: String? = nil,
    provide: ((any ListSurface, Item, IndexPath) -> Cell)? = nil
  ) {
    self.method = method
    self.reuseIdentifier = reuseIdentifier ?? method.usualIdentifier
    self.provide = provide
  }
}

/// A descriptor that makes cells, without its generic parameters.
@MainActor
protocol CellProvider: AnyObject {
  /// The closures set on the descriptor.
  var handlers: DelegateHandlers { get }

  /// What the cells are registered as.
  var kind: AnyHashable { get }

  /// Registers the cells with a list view.
  func registerCell(in view: any ListSurface)

  /// Dequeues a cell for what the descriptor passes to its closures.
  func dequeueCell(for value: Any, at path: IndexPath, in view: any ListSurface) -> UIView
}

extension CellDescriptor: CellProvider {
  // Two cell registrations are never the same, even for one class.
  var kind: AnyHashable {
    provide == nil ? AnyHashable(reuseIdentifier) : AnyHashable(ObjectIdentifier(self))
  }

  func registerCell(in view: any ListSurface) { method.registerCell(reuseIdentifier, in: view) }

  func dequeueCell(for value: Any, at path: IndexPath, in view: any ListSurface) -> UIView {
    if let provide { return provide(view, DelegateHandlers.cast(value, at: path), path) }
    let cell = view.dequeueReusableCell(withIdentifier: reuseIdentifier, for: path)
    guard cell is Cell else {
      preconditionFailure(
        "The cell at \(path) with the reuse identifier \"\(reuseIdentifier)\", for a "
          + "\(wrappedType(of: value)), is a \(type(of: cell)), not a \(Cell.self)")
    }
    return cell
  }
}
#endif
