#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How the rows and sections of a table view come and go.
///
/// Moves have an animation of their own, and rows with new content stay where they are.
public struct RowAnimations: Hashable, Sendable {
  /// How rows go.
  public var rowDeletion: UITableView.RowAnimation

  /// How rows come.
  public var rowInsertion: UITableView.RowAnimation

  /// How sections go.
  public var sectionDeletion: UITableView.RowAnimation

  /// How sections come.
  public var sectionInsertion: UITableView.RowAnimation

  /// Creates animations.
  ///
  /// - Parameters:
  ///   - rowDeletion: How rows go.
  ///   - rowInsertion: How rows come.
  ///   - sectionDeletion: How sections go.
  ///   - sectionInsertion: How sections come.
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

  /// Creates animations that are all the same.
  ///
  /// - Parameter animation: How everything comes and goes.
  public init(_ animation: UITableView.RowAnimation) {
    self.init(
      rowDeletion: animation, rowInsertion: animation,
      sectionDeletion: animation, sectionInsertion: animation)
  }
}
#endif
