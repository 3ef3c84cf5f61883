// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }
  var isEditingItem = false { didSet { stateChanged(isEditingItem != oldValue) } }
  var isReordered = false { didSet { stateChanged(isReordered != oldValue) } }
  var isFocusedItem = false { didSet { stateChanged(isFocusedItem != oldValue) } }

  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let content = ContentHost()
  private var needsConfiguration = false

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isReordering) = (isEditingItem, isReordered)
    state.isFocused = isFocusedItem
    return state
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: contentView, state: configurationState) }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      content.set(configuration, in: contentView, state: state)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  private func stateChanged(_ isChange: Bool) { if isChange { setNeedsUpdateConfiguration() } }
}
