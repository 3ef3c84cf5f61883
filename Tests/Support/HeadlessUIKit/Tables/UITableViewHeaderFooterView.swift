// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  open internal(set) var reuseIdentifier: String?
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  open private(set) lazy var textLabel: UILabel? = label()
  open private(set) lazy var detailTextLabel: UILabel? = label()
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let content = ContentHost()
  private var needsConfiguration = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// (headless) Lets the model make an instance of a registered class, as of collection cells.
  @_spi(Headless) public required convenience init(_headlessReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  open func prepareForReuse() {}

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: contentView, state: configurationState) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
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

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
}
