#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a list view comes by its cells, headers or footers of one kind.
///
///     .classBased(StoryCell.self)       // made in code
///     .nibBased(StoryCell.self, nib)    // made from a nib
///     .style(.subtitle)                 // a plain table view cell of UIKit
///     .dynamic(StoryCell.self)          // a prototype in a storyboard, or registered already
///     .automatic(StoryCell.self)        // from a nib of that name if there is one, else made in code
@MainActor
public struct RegistrationMethod<View: UIView> {
  enum Kind {
    case automatic(Bundle)
    case viewClass(AnyClass)
    case nib(UINib)
    case known
  }

  let kind: Kind

  /// Makes views of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: The method.
  public static func classBased(_ type: View.Type = View.self) -> Self {
    Self(kind: .viewClass(type))
  }

  /// Makes views from a nib.
  ///
  /// - Parameters:
  ///   - type: The class of the only view in the nib.
  ///   - nib: The nib.
  /// - Returns: The method.
  public static func nibBased(_ type: View.Type = View.self, _ nib: UINib) -> Self {
    Self(kind: .nib(nib))
  }

  /// Makes views from the nib that has the name of the reuse identifier, or of a class without one.
  ///
  /// A prototype in a storyboard is no nib of its own: it would be replaced by the bare class. Take
  /// ``dynamic(_:)`` for it.
  ///
  /// - Parameters:
  ///   - type: The class of the views.
  ///   - bundle: Where the nib is; when `nil`, in the bundle of the class.
  /// - Returns: The method.
  public static func automatic(_ type: View.Type = View.self, bundle: Bundle? = nil) -> Self {
    Self(kind: .automatic(bundle ?? Bundle(for: type)))
  }

  /// Takes views that the list view knows already, from a storyboard or because it was told.
  ///
  /// - Parameter type: The class of the views.
  /// - Returns: The method.
  public static func dynamic(_ type: View.Type = View.self) -> Self {
    Self(kind: .known)
  }
}

extension RegistrationMethod {
  /// The reuse identifier when nobody says another one.
  ///
  /// Cells of a style are of a class of ours, so that those of several styles stay apart in one list.
  var usualIdentifier: String {
    if case .viewClass(let viewClass) = kind { return String(describing: viewClass) }
    return String(describing: View.self)
  }

  /// What to register for a reuse identifier: a class, a nib, or neither.
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
