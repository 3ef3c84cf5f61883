// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none

  init() {}
}

extension UICellConfigurationState {
  @nonexhaustive public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }
}
