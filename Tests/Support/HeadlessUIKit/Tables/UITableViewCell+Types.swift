// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableViewCell {
  @nonexhaustive public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  @nonexhaustive public enum EditingStyle: Int, Sendable { case none, delete, insert }
  @nonexhaustive public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  @nonexhaustive public enum FocusStyle: Int, Sendable { case `default`, custom }
  @nonexhaustive public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
