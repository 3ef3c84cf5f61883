#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A question that a list view asks its delegate or data source, and that closures can answer.
///
/// Table and collection views have different selectors for the same question. To set a closure is
/// to respond to them; see ``ListShim``.
struct ListMethod<Place, Answer> {
  /// The name under which closures are stored.
  let key: String

  /// Whether the question is a user action, in which the app may change what the view shows.
  let isAction: Bool

  private let names: Names

  /// What else has to be responded to because of a closure.
  private let others: [String]

  private enum Names {
    case each(table: String?, collection: String?)

    // A selector without its beginning, which is that of the view, and with % for "Row" or "Item".
    case both(String)
    case table(String)
    case collection(String)
  }

  private init(_ names: Names, _ others: [String], _ isAction: Bool, _ key: String) {
    (self.names, self.others, self.isAction, self.key) = (names, others, isAction, key)
  }

  init(
    table: String? = nil, collection: String? = nil, and others: [String] = [],
    key: String = #function
  ) {
    self.init(.each(table: table, collection: collection), others, false, key)
  }

  /// Returns a method whose selectors differ only in what they call the view and its items.
  static func both(
    _ name: String, and others: [String] = [], isAction: Bool = false, key: String = #function
  ) -> Self {
    Self(.both(name), others, isAction, key)
  }

  /// Returns a method that only table views have.
  static func table(
    _ name: String, and others: [String] = [], isAction: Bool = false, key: String = #function
  ) -> Self {
    Self(.table(name), others, isAction, key)
  }

  /// Returns a method that only collection views have.
  static func collection(_ name: String, key: String = #function) -> Self {
    Self(.collection(name), [], false, key)
  }

  /// What a table view sends to ask the question.
  var table: String? {
    switch names {
    case .each(let table, _): table
    case .both(let name), .table(let name):
      "tableView:" + name.split(separator: "%").joined(separator: "Row")
    case .collection: nil
    }
  }

  /// What a collection view sends to ask the question.
  var collection: String? {
    switch names {
    case .each(_, let collection): collection
    case .both(let name), .collection(let name):
      "collectionView:" + name.split(separator: "%").joined(separator: "Item")
    case .table: nil
    }
  }

  /// What has to be responded to because of a closure.
  var selectors: [String] { [table, collection].compactMap(\.self) + others }
}

/// A question about an item; further arguments are passed to the answer.
typealias ItemMethod<Answer> = ListMethod<IndexPath, Answer>

/// A question about a section; further arguments are passed to the answer.
typealias SectionMethod<Answer> = ListMethod<Int, Answer>

/// A question about the list view as a whole; the arguments are passed to the answer.
typealias ViewMethod<Answer> = ListMethod<Void, Answer>

/// What a class of ``ListShim`` responds to, beyond closures for its list.
struct ListMessages {
  /// What is always responded to; none of it returns a decision.
  let fixed: Set<String>

  /// What the app's data source, and not its delegate, is asked for.
  let ofDataSource: Set<String>

  /// What the app's prefetching data source is asked for.
  let ofPrefetching: Set<String>

  /// What views read of objects in other roles than that of the delegate.
  @MainActor
  var ofRoles: [ListRole: Set<String>] {
    var roles: [ListRole: Set<String>] = [.dataSource: ofDataSource, .prefetching: ofPrefetching]
    #if !os(tvOS)
    roles[.drag] = Set(ViewMethod<Void>.drag.selectors)
    roles[.drop] = Set(ViewMethod<Void>.performDrop.selectors)
    #endif
    return roles
  }
}
#endif
