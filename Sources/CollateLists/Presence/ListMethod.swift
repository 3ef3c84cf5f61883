#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A question that a list view asks its delegate or data source, and that closures can answer.
///
/// Table and collection views have different selectors for the same question. To set a closure is
/// to respond to them; see ``ListShim``.
struct ListMethod<Place, Answer> {
  /// The name under which closures are stored.
  let key: String

  /// Whether the question is a user action, in which the app may change what the view shows.
  var isAction = false

  /// What views send to ask the question; unless these are whole, selectors without their beginning, which is that
  /// of the view, and with % for "Row" or "Item".
  private let names: (table: String?, collection: String?)
  private var areWhole = false

  /// What else has to be responded to because of a closure.
  private var others: [String] = []
}

extension ListMethod {
  init(
    table: String? = nil, collection: String? = nil, and others: [String] = [],
    key: String = #function
  ) {
    self.init(key: key, names: (table, collection), areWhole: true, others: others)
  }

  /// Returns a method whose selectors differ only in what they call the view and its items.
  static func both(
    _ name: String, and others: [String] = [], isAction: Bool = false, key: String = #function
  ) -> Self { Self(key: key, isAction: isAction, names: (name, name), others: others) }

  /// Returns a method that only table views have.
  static func table(
    _ name: String, and others: [String] = [], isAction: Bool = false, key: String = #function
  ) -> Self { Self(key: key, isAction: isAction, names: (name, nil), others: others) }

  /// Returns a method that only collection views have.
  static func collection(_ name: String, key: String = #function) -> Self {
    Self(key: key, names: (nil, name))
  }

  /// What a table view sends to ask the question.
  var table: String? { selector(names.table, "tableView:", "Row") }

  /// What a collection view sends to ask the question.
  var collection: String? { selector(names.collection, "collectionView:", "Item") }

  private func selector(_ name: String?, _ view: String, _ item: String) -> String? {
    areWhole ? name : name.map { view + $0.split(separator: "%").joined(separator: item) }
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
  @MainActor static let ofPrefetching = Set(
    ViewMethod<Void>.prefetch.selectors + ViewMethod<Void>.cancelPrefetching.selectors)

  /// What views read of objects in other roles than that of the delegate.
  @MainActor
  var ofRoles: [ListRole: Set<String>] {
    var roles: [ListRole: Set<String>] = [
      .dataSource: ofDataSource, .prefetching: Self.ofPrefetching,
    ]
    #if !os(tvOS)
    roles[.drag] = Set(ViewMethod<Void>.drag.selectors)
    roles[.drop] = Set(ViewMethod<Void>.performDrop.selectors)
    #endif
    return roles
  }
}

/// A place that a list view asks about: the path of an item, or a section.
protocol ListPlace {
  /// The index path of the item, or of the section alone.
  var path: IndexPath { get }
}

extension IndexPath: ListPlace {
  var path: IndexPath { self }
}

extension Int: ListPlace {
  var path: IndexPath { [self] }
}
#endif
