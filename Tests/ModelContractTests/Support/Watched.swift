#if canImport(UIKit)
import UIKit

// The one difference between the systems: Foundation's NSObject on Linux decides nothing at run time,
// so that the stand-in has a base class for objects that do.
#if canImport(ObjectiveC)
typealias Base = NSObject
#else
typealias Base = MessagedObject
#endif

/// The optional methods that tests let views find, or not find, in an object.
enum Method: String {
  case didScroll = "scrollViewDidScroll:"
  case willBeginDragging = "scrollViewWillBeginDragging:"
  case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  case didEndDecelerating = "scrollViewDidEndDecelerating:"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  case didChangeInsets = "scrollViewDidChangeAdjustedContentInset:"

  case rowHeight = "tableView:heightForRowAtIndexPath:"
  case rowEstimate = "tableView:estimatedHeightForRowAtIndexPath:"
  case headerHeight = "tableView:heightForHeaderInSection:"
  case headerEstimate = "tableView:estimatedHeightForHeaderInSection:"
  case headerView = "tableView:viewForHeaderInSection:"
  case willShowRow = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didHideRow = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case willShowHeader = "tableView:willDisplayHeaderView:forSection:"
  case rowIndentation = "tableView:indentationLevelForRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case indentsInEditing = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  case willSelectRow = "tableView:willSelectRowAtIndexPath:"
  case didSelectRow = "tableView:didSelectRowAtIndexPath:"
  case didDeselectRow = "tableView:didDeselectRowAtIndexPath:"

  case tableSections = "numberOfSectionsInTableView:"
  case headerTitle = "tableView:titleForHeaderInSection:"
  case canEditRow = "tableView:canEditRowAtIndexPath:"
  case canMoveRow = "tableView:canMoveRowAtIndexPath:"
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"
  case tableIndexTitles = "sectionIndexTitlesForTableView:"

  case itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  case sectionInset = "collectionView:layout:insetForSectionAtIndex:"
  case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
  case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  case willShowItem = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didHideItem = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case shouldSelectItem = "collectionView:shouldSelectItemAtIndexPath:"
  case didSelectItem = "collectionView:didSelectItemAtIndexPath:"
  case didDeselectItem = "collectionView:didDeselectItemAtIndexPath:"

  case collectionSections = "numberOfSectionsInCollectionView:"
  case supplementaryView = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
  case canMoveItem = "collectionView:canMoveItemAtIndexPath:"
  case moveItem = "collectionView:moveItemAtIndexPath:toIndexPath:"
}

/// An object that responds only to those of its optional methods that a test names, and counts both
/// the questions whether it responds and the calls.
@MainActor class Watched: Base {
  var present: Set<Method>
  private(set) var questions: [Method] = []
  private(set) var calls: [Method] = []

  init(_ present: Set<Method>) {
    self.present = present
    super.init()
  }

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, super.responds(to: aSelector) else { return false }
    guard let method = Method(rawValue: NSStringFromSelector(aSelector)) else { return true }
    return MainActor.assumeIsolated {
      questions.append(method)
      return present.contains(method)
    }
  }

  func note(_ method: Method) { calls.append(method) }

  func count(_ method: Method) -> Int { calls.count { $0 == method } }

  /// Forgets what happened, to see what happens from now on.
  func forget() { (questions, calls) = ([], []) }
}
#endif
