// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  @nonexhaustive public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  @nonexhaustive public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  @nonexhaustive public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
}
