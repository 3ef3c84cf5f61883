// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@MainActor open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// The items that the menu is for.
  var paths: [IndexPath] = []

  /// (headless) What UIKit lifts when it presents the menu; nil for a picture of the cell.
  @_spi(Headless) public internal(set) var highlightPreviews: [UITargetedPreview?] = []

  /// (headless) Where UIKit lays it down when the menu goes; nil for the cell.
  @_spi(Headless) public internal(set) var dismissalPreviews: [UITargetedPreview?] = []

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }

  /// (headless) Makes the menu that UIKit presents.
  @_spi(Headless) public func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// (headless) Makes the preview that UIKit presents.
  @_spi(Headless) public func makePreview() -> UIViewController? { previewProvider?() }
}
