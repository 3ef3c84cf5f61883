#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The animations for inserting and deleting rows and sections of a table view.
///
/// Moves always use UIKit's move animation, and rows with new content are reconfigured in place.
public struct RowAnimations: Hashable, Sendable {
  /// The animation for deleting rows.
  public var rowDeletion: UITableView.RowAnimation

  /// The animation for inserting rows.
  public var rowInsertion: UITableView.RowAnimation

  /// The animation for deleting sections.
  public var sectionDeletion: UITableView.RowAnimation

  /// The animation for inserting sections.
  public var sectionInsertion: UITableView.RowAnimation

  /// Creates a set of animations.
  ///
  /// - Parameters:
  ///   - rowDeletion: The animation for deleting rows.
  ///   - rowInsertion: The animation for inserting rows.
  ///   - sectionDeletion: The animation for deleting sections.
  ///   - sectionInsertion: The animation for inserting sections.
  public init(
    rowDeletion: UITableView.RowAnimation = .automatic,
    rowInsertion: UITableView.RowAnimation = .automatic,
    sectionDeletion: UITableView.RowAnimation = .automatic,
    sectionInsertion: UITableView.RowAnimation = .automatic
  ) {
    self.rowDeletion = rowDeletion
    self.rowInsertion = rowInsertion
    self.sectionDeletion = sectionDeletion
    self.sectionInsertion = sectionInsertion
  }

  /// Creates a set with one animation for everything.
  ///
  /// - Parameter animation: The animation for all insertions and deletions.
  public init(_ animation: UITableView.RowAnimation) {
    self.init(
      rowDeletion: animation, rowInsertion: animation,
      sectionDeletion: animation, sectionInsertion: animation)
  }
}
#endif
