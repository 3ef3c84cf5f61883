#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How cells, headers, footers or supplementary views are registered with a list view.
///
///     .automatic            // the nib with the name of the class if there is one, else the class
///     .classBased           // the class
///     .nibBased(nib)        // a nib
///     .style(.subtitle)     // a table view cell in a system style
///     .dynamic              // nothing, as for a storyboard prototype
@MainActor
public struct RegistrationMethod<View: UIView> {
  enum Kind {
    case automatic(Bundle?)
    case viewClass(AnyClass)
    case nib(UINib)
    case known
  }

  let kind: Kind

  /// Registers the class.
  public static var classBased: Self { Self(kind: .viewClass(View.self)) }

  /// Registers a nib.
  ///
  /// - Parameter nib: The nib, whose single top-level view is of the class.
  /// - Returns: The registration method.
  public static func nibBased(_ nib: UINib) -> Self { Self(kind: .nib(nib)) }

  /// Registers the nib of the same name, or the class if there is no such nib.
  ///
  /// The nib has the name of the class, or the reuse identifier if one is given, and is looked for in the bundle of the
  /// class.
  ///
  /// Do not use it for storyboard prototypes, which are not separate nib files: the class would
  /// replace the prototype. Use ``dynamic`` instead.
  public static var automatic: Self { Self(kind: .automatic(nil)) }

  /// Registers the nib of the same name, in the bundle of the class or in another one.
  ///
  /// In a package, whose classes are part of the app but whose nibs are not, pass `.module`.
  ///
  /// - Parameter bundle: The other bundle; there must be a nib in one of the two.
  /// - Returns: The registration method.
  public static func automatic(bundle: Bundle) -> Self { Self(kind: .automatic(bundle)) }

  /// Registers nothing, for views that a storyboard or your own code registers.
  public static var dynamic: Self { Self(kind: .known) }
}

extension RegistrationMethod {
  /// The default reuse identifier: the name of the class with its module, as others may have the same
  /// name; that of storyboard prototypes is usually typed without.
  ///
  /// Each cell style has its own private class, so that cells of several styles can be used in one
  /// table view.
  var usualIdentifier: String {
    switch kind {
    case .viewClass(let viewClass): String(reflecting: viewClass)
    case .automatic, .nib: String(reflecting: View.self)
    case .known: String(describing: View.self)
    }
  }

  /// Returns the class or nib to register for a reuse identifier, if any.
  private func resolved(for identifier: String) -> Kind {
    guard case .automatic(let bundle) = kind else { return kind }
    let name = identifier == usualIdentifier ? String(describing: View.self) : identifier
    let bundles = [Bundle(for: View.self), bundle].compactMap(\.self)
    let home = bundles.first { $0.path(forResource: name, ofType: "nib") != nil }
    if let home { return .nib(UINib(nibName: name, bundle: home)) }
    let paths = bundles.map(\.bundlePath).joined(separator: ", nor in ")
    precondition(
      bundle == nil, "There is no nib \"\(name)\" for a \(View.self), neither in \(paths)")
    return .viewClass(View.self)
  }

  /// Registers the class or nib for a reuse identifier, if any.
  private func register(_ identifier: String, ofClass: (AnyClass) -> Void, ofNib: (UINib) -> Void) {
    switch resolved(for: identifier) {
    case .viewClass(let viewClass): ofClass(viewClass)
    case .nib(let nib): ofNib(nib)
    case .automatic, .known: break
    }
  }

  /// Registers cells with a list view.
  func registerCell(_ identifier: String, in view: any ListSurface) {
    register(identifier) {
      view.register($0, forCellReuseIdentifier: identifier)
    } ofNib: {
      view.register($0, forCellReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View: UITableViewHeaderFooterView {
  func register(_ identifier: String, in tableView: UITableView) {
    register(identifier) {
      tableView.register($0, forHeaderFooterViewReuseIdentifier: identifier)
    } ofNib: {
      tableView.register($0, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View: UICollectionReusableView {
  func register(_ identifier: String, ofKind kind: String, in collectionView: UICollectionView) {
    register(identifier) {
      collectionView.register($0, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } ofNib: {
      collectionView.register($0, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View == UITableViewCell {
  /// Registers a table view cell class in one of the system styles.
  ///
  /// - Parameter style: The cell style.
  /// - Returns: The registration method.
  public static func style(_ style: UITableViewCell.CellStyle) -> Self {
    switch style {
    case .value1: Self(kind: .viewClass(Value1Cell.self))
    case .value2: Self(kind: .viewClass(Value2Cell.self))
    case .subtitle: Self(kind: .viewClass(SubtitleCell.self))
    case .default: Self(kind: .viewClass(UITableViewCell.self))
    @unknown default: Self(kind: .viewClass(UITableViewCell.self))
    }
  }
}

// Table views create cells of registered classes in the default style. With a class for each style,
// cells can be registered and dequeued, which `reconfigureRows(at:)` requires.

private class StyledCell: UITableViewCell {
  class var style: CellStyle { .default }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class Value1Cell: StyledCell {
  override class var style: CellStyle { .value1 }
}

private final class Value2Cell: StyledCell {
  override class var style: CellStyle { .value2 }
}

private final class SubtitleCell: StyledCell {
  override class var style: CellStyle { .subtitle }
}
#endif
