#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDelegate {
  enum RowsPart {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(.height, at: indexPath) {
      delegate?.tableView?(tableView, heightForRowAt: indexPath)
    } ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answer(.estimatedHeight, at: indexPath) {
      delegate?.tableView?(tableView, estimatedHeightForRowAt: indexPath)
    } ?? tableView.usualEstimate
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(.indentationLevel, at: indexPath) {
      delegate?.tableView?(tableView, indentationLevelForRowAt: indexPath)
    } ?? indentationLevel(ofCellAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    list?.receive(from: .delegate, of: tableView)
    list?.willDisplay(cell)
    answer(.willDisplay, at: indexPath) {
      $0(cell)
    } else: {
      delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let item = list?.didEndDisplaying(cell)
    answer(.didEndDisplaying, about: item, at: indexPath) {
      $0(cell)
    } else: {
      delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldHighlight, at: indexPath) {
      delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    answer(.didHighlight, at: indexPath) {
      delegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    answer(.didUnhighlight, at: indexPath) {
      delegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let path =
      answer(.willSelect, at: indexPath) {
        delegate?.tableView?(tableView, willSelectRowAt: indexPath)
      } ?? indexPath
    return path.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let path =
      answer(.willDeselect, at: indexPath) {
        delegate?.tableView?(tableView, willDeselectRowAt: indexPath)
      } ?? indexPath
    return path.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath) { delegate?.tableView?(tableView, didSelectRowAt: $0) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    didDeselect(indexPath) { delegate?.tableView?(tableView, didDeselectRowAt: $0) }
  }

  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
    } ?? !tableView.isEditing
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard let path = current(indexPath) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.tableView?(tableView, performPrimaryActionForRowAt: path)
    }
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: sourceIndexPath, proposal: proposedDestinationIndexPath)
    } ?? sourceIndexPath
  }
}

extension UITableView {
  /// The estimate for rows without one of their own.
  ///
  /// Table views with fixed heights need none, but once the delegate has a method for estimates, an
  /// estimate of 0 would be taken at its word.
  fileprivate var usualEstimate: CGFloat {
    if estimatedRowHeight != 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : UITableView.automaticDimension
  }
}
#endif
