// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// Where the view waits to be used again.
  var reuseKey: ReuseKey?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// (headless) Lets the model make an instance of a registered class.
  ///
  /// `init(frame:)` itself is not `required` (it isn't in UIKit either), but a required convenience
  /// initializer may be called on a metatype, is inherited by any class that overrides the
  /// designated ones, and dispatches `self.init(frame:)` dynamically.
  @_spi(Headless) public required convenience init(_headlessFrame frame: CGRect) {
    self.init(frame: frame)
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
