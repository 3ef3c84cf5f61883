#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A question that a list view asks its delegate or data source, and that closures can answer.
///
/// Table and collection views have different selectors for the same question. To set a closure is
/// to respond to them; see ``ListShim``.
struct ListMethod<Place, Answer> {
  /// The name under which closures are stored.
  let key: String

  /// What a table view, and what a collection view, sends to ask the question.
  let table: String?
  let collection: String?

  /// What else has to be responded to because of a closure.
  let others: [String]

  /// Whether the question is a user action, in which the app may change what the view shows.
  let isAction: Bool

  init(
    table: String? = nil, collection: String? = nil, and others: [String] = [],
    isAction: Bool = false, key: String = #function
  ) {
    self.key = key
    self.table = table
    self.collection = collection
    self.others = others
    self.isAction = isAction
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
#endif
