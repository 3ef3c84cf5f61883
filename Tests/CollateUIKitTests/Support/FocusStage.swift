#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A list on the screen whose focus a person moves with keys.
@MainActor
protocol FocusStage: ChainStage where List: CellBehavior {
  /// Where the focus is.
  var focus: IndexPath? { get }

  /// Sets the list's closure, which gets where the focus is and where it is to go.
  func setShouldUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Bool)

  /// Sets the list's closure, which gets where the focus was and where it is.
  func setDidUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Void)

  func setPreferredFocus(_ closure: @escaping () -> IndexPath?)
  func setMultipleSelectionDidEnd(_ closure: @escaping () -> Void)

  /// Moves the focus, and returns whether it may go there.
  func moveFocus(to path: IndexPath?) -> Bool

  /// Moves the focus into the view, and returns where it goes.
  func enterFocus() -> IndexPath?

  /// Asks the delegate where the focus should go.
  func preferredFocus() -> IndexPath?

  /// Lifts the two fingers that select a range.
  func endMultipleSelection()
}

extension TableStage: FocusStage {
  var focus: IndexPath? { table.focusedIndexPath }

  func setShouldUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Bool) {
    list.shouldUpdateFocus { closure($0.previouslyFocusedIndexPath, $0.nextFocusedIndexPath) }
  }

  func setDidUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Void) {
    list.didUpdateFocus { context, _ in
      closure(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    }
  }

  func setPreferredFocus(_ closure: @escaping () -> IndexPath?) {
    list.preferredFocusedIndexPath(closure)
  }

  func setMultipleSelectionDidEnd(_ closure: @escaping () -> Void) {
    list.multipleSelectionDidEnd(closure)
  }

  func moveFocus(to path: IndexPath?) -> Bool {
    list.flush()
    return table.simulateFocus(on: path)
  }

  func enterFocus() -> IndexPath? {
    list.flush()
    return table.simulateFocusEntering()
  }

  func preferredFocus() -> IndexPath? {
    table.delegate?.indexPathForPreferredFocusedView?(in: table)
  }

  func endMultipleSelection() {
    table.delegate?.tableViewDidEndMultipleSelectionInteraction?(table)
  }
}

extension CollectionStage: FocusStage {
  var focus: IndexPath? { view.focusedIndexPath }

  func setShouldUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Bool) {
    list.shouldUpdateFocus { closure($0.previouslyFocusedIndexPath, $0.nextFocusedIndexPath) }
  }

  func setDidUpdateFocus(_ closure: @escaping (IndexPath?, IndexPath?) -> Void) {
    list.didUpdateFocus { context, _ in
      closure(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    }
  }

  func setPreferredFocus(_ closure: @escaping () -> IndexPath?) {
    list.preferredFocusedIndexPath(closure)
  }

  func setMultipleSelectionDidEnd(_ closure: @escaping () -> Void) {
    list.multipleSelectionDidEnd(closure)
  }

  func moveFocus(to path: IndexPath?) -> Bool {
    list.flush()
    return view.simulateFocus(on: path)
  }

  func enterFocus() -> IndexPath? {
    list.flush()
    return view.simulateFocusEntering()
  }

  func preferredFocus() -> IndexPath? {
    view.delegate?.indexPathForPreferredFocusedView?(in: view)
  }

  func endMultipleSelection() {
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction?(view)
  }
}
#endif
