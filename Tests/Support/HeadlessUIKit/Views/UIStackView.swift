// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// Lays its views out in a line, each as wide as it would be, and the first as wide as is left.
@MainActor open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  // UIKit's is not failable.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open private(set) var arrangedSubviews: [UIView] = []
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  @nonexhaustive public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
}
