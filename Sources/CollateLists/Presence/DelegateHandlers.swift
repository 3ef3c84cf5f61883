#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// The closures that are set on a list or a descriptor.
///
/// Its contents are used by the list and are not public.
@MainActor
public final class DelegateHandlers {
  private struct Entry {
    /// A closure called with an item or section and its place; further arguments are passed to its
    /// result.
    let answer: Any
    let selectors: [String]
  }

  private var entries: [String: Entry] = [:]

  /// What has to be responded to because of the closures.
  private(set) var selectors: Set<String> = []

  /// Called when ``selectors`` changed.
  var didChange: (() -> Void)?
}

extension DelegateHandlers {
  /// The closure that answers a question about items or sections.
  subscript<Place, Answer>(
    _ method: ListMethod<Place, Answer>
  ) -> ((_ subject: Any, _ place: Place) -> Answer)? {
    get {
      guard let entry = entries[method.key] else { return nil }
      guard let answer = entry.answer as? (Any, Place) -> Answer else {
        preconditionFailure("\(method.key) is a \(type(of: entry.answer)), not a \(Answer.self)")
      }
      return answer
    }
    set {
      entries[method.key] = newValue.map { Entry(answer: $0, selectors: method.selectors) }
      let known = selectors
      selectors = Set(entries.values.lazy.flatMap(\.selectors))
      if selectors != known { didChange?() }
    }
  }

  /// The closure that answers a question about the list view as a whole.
  subscript<Answer>(view method: ViewMethod<Answer>) -> Answer? {
    get { self[method].map { $0((), ()) } }
    set { self[method] = newValue.map { answer in { _, _ in answer } } }
  }

  /// Stores a closure that takes an item or section with its own type, or takes it away.
  func set<Subject, Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>, _ closure: ((Subject, Place) -> Answer)?
  ) {
    self[method] = closure.map { closure in
      { subject, place in closure(Self.cast(subject, at: place), place) }
    }
  }

  /// Returns an item or section with its own type.
  static func cast<Subject>(_ subject: Any, at place: some ListPlace) -> Subject {
    guard let own = subject as? Subject else {
      preconditionFailure("A \(wrappedType(of: subject)) at \(place.path) is not a \(Subject.self)")
    }
    return own
  }

  /// Whether a closure is set that answers a question.
  func contains<Place, Answer>(_ method: ListMethod<Place, Answer>) -> Bool {
    entries[method.key] != nil
  }
}
#endif
