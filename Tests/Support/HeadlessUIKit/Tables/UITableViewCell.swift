// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITableViewCell: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  open internal(set) var reuseIdentifier: String?
  let style: CellStyle

  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  open private(set) lazy var textLabel: UILabel? = label()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : label()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var focusStyle = FocusStyle.default
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open internal(set) var editingStyle = EditingStyle.none
  open internal(set) var showingDeleteConfirmation = false { didSet { stateChanged() } }
  var isReordered = false { didSet { stateChanged() } }
  /// What a finger takes to move the row.
  private(set) lazy var reorderControl: UIControl = {
    let control = UIControl(frame: .zero)
    addSubview(control)
    return control
  }()
  var isFocusedRow = false { didSet { stateChanged() } }

  /// (headless) What a drag that takes things elsewhere does with the cell.
  @_spi(Headless) public var dragState = UICellConfigurationState.DragState.none {
    didSet { stateChanged() }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let content = ContentHost()
  private var needsConfiguration = false
  private var flags = UICellConfigurationState()

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// (headless) Lets the model make an instance of a registered class, as of collection cells.
  @_spi(Headless) public required convenience init(_headlessReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    flags.isSelected = selected
    stateChanged()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    flags.isHighlighted = highlighted
    stateChanged()
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    flags.isEditing = editing
    stateChanged()
  }
  open func prepareForReuse() {}

  open var configurationState: UICellConfigurationState {
    var state = flags
    (state.isReordering, state.isSwiped) = (isReordered, showingDeleteConfirmation)
    (state.isFocused, state.cellDragState) = (isFocusedRow, dragState)
    return state
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: contentView, state: configurationState) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    @unknown default: .cell()
    }
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

  private func stateChanged() { setNeedsUpdateConfiguration() }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
}
