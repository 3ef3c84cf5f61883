@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Lets the model make an instance of a registered class. `init(frame:)` itself is not
  /// `required` (it isn't in UIKit either), but a required convenience initializer may be
  /// called on a metatype, is inherited by any class that overrides the designated ones,
  /// and dispatches `self.init(frame:)` dynamically.
  @_spi(Headless) public required convenience init(_headlessFrame frame: CGRect) {
    self.init(frame: frame)
  }

  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  private let content = ContentHost()
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: contentView, state: configurationState) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false
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
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
  }
}
