#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How cells, headers, footers or supplementary views are registered with a list view.
///
///     .classBased(StoryCell.self)       // a class
///     .nibBased(StoryCell.self, nib)    // a nib
///     .style(.subtitle)                 // a table view cell in a system style
///     .dynamic(StoryCell.self)          // a storyboard prototype, or registered elsewhere
///     .automatic(StoryCell.self)        // the nib of that name if there is one, else the class
@MainActor
public struct RegistrationMethod<View: UIView> {
  enum Kind {
    case automatic(Bundle)
    case viewClass(AnyClass)
    case nib(UINib)
    case known
  }

  let kind: Kind

  /// Registers a class.
  ///
  /// - Parameter type: The view class.
  /// - Returns: The registration method.
  public static func classBased(_ type: View.Type = View.self) -> Self {
    Self(kind: .viewClass(type))
  }

  /// Registers a nib.
  ///
  /// - Parameters:
  ///   - type: The class of the single top-level view in the nib.
  ///   - nib: The nib.
  /// - Returns: The registration method.
  public static func nibBased(_ type: View.Type = View.self, _ nib: UINib) -> Self {
    Self(kind: .nib(nib))
  }

  /// Registers the nib named after the reuse identifier, or the class if there is no such nib.
  ///
  /// Do not use it for storyboard prototypes, which are not separate nib files: the class would
  /// replace the prototype. Use ``dynamic(_:)`` instead.
  ///
  /// - Parameters:
  ///   - type: The view class.
  ///   - bundle: The bundle of the nib; if `nil`, the bundle of the class.
  /// - Returns: The registration method.
  public static func automatic(_ type: View.Type = View.self, bundle: Bundle? = nil) -> Self {
    Self(kind: .automatic(bundle ?? Bundle(for: type)))
  }

  /// Registers nothing, for views that a storyboard or your own code registers.
  ///
  /// - Parameter type: The view class.
  /// - Returns: The registration method.
  public static func dynamic(_ type: View.Type = View.self) -> Self {
    Self(kind: .known)
  }
}

extension RegistrationMethod {
  /// The default reuse identifier.
  ///
  /// Each cell style has its own private class, so that cells of several styles can be used in one
  /// table view.
  var usualIdentifier: String {
    if case .viewClass(let viewClass) = kind { return String(describing: viewClass) }
    return String(describing: View.self)
  }

  /// Returns the class or nib to register for a reuse identifier, if any.
  func template(for identifier: String) -> (viewClass: AnyClass?, nib: UINib?) {
    switch kind {
    case .viewClass(let viewClass): return (viewClass, nil)
    case .nib(let nib): return (nil, nib)
    case .known: return (nil, nil)
    case .automatic(let bundle):
      guard bundle.path(forResource: identifier, ofType: "nib") != nil else {
        return (View.self, nil)
      }
      return (nil, UINib(nibName: identifier, bundle: bundle))
    }
  }
}

extension RegistrationMethod where View: UITableViewCell {
  func register(_ identifier: String, in tableView: UITableView) {
    let template = template(for: identifier)
    if let nib = template.nib {
      tableView.register(nib, forCellReuseIdentifier: identifier)
    } else if let viewClass = template.viewClass {
      tableView.register(viewClass, forCellReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View: UITableViewHeaderFooterView {
  func register(_ identifier: String, in tableView: UITableView) {
    let template = template(for: identifier)
    if let nib = template.nib {
      tableView.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    } else if let viewClass = template.viewClass {
      tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View: UICollectionViewCell {
  func register(_ identifier: String, in collectionView: UICollectionView) {
    let template = template(for: identifier)
    if let nib = template.nib {
      collectionView.register(nib, forCellWithReuseIdentifier: identifier)
    } else if let viewClass = template.viewClass {
      collectionView.register(viewClass, forCellWithReuseIdentifier: identifier)
    }
  }
}

extension RegistrationMethod where View: UICollectionReusableView {
  func register(_ identifier: String, ofKind kind: String, in collectionView: UICollectionView) {
    let template = template(for: identifier)
    if let nib = template.nib {
      collectionView.register(
        nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else if let viewClass = template.viewClass {
      collectionView.register(
        viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
}
#endif
