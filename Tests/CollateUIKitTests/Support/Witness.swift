#if HEADLESS_UIKIT
import UIKit

/// The three that a question can be put to, in the order in which they are asked.
enum Level: Int, CaseIterable {
  case descriptor
  case dataSource
  case fallback

  /// All sets of them.
  static var subsets: [Set<Level>] {
    (0..<8).map { bits in Set(allCases.filter { bits >> $0.rawValue & 1 == 1 }) }
  }
}

/// Who was asked, and what each has to answer.
@MainActor
final class Witness {
  private(set) var asked: [Level] = []

  /// The methods that note that they are called.
  private(set) var methods: [String] = []

  var fallbackAnswer: Any = ()

  func note(_ level: Level, in method: String = #function) {
    asked.append(level)
    methods.append(method)
  }

  func takeAsked() -> [Level] {
    defer { (asked, methods) = ([], []) }
    return asked
  }

  /// Notes that the fallback was asked, and returns its answer.
  func fallback<Answer>(in method: String = #function) -> Answer {
    note(.fallback, in: method)
    guard let answer = fallbackAnswer as? Answer else {
      preconditionFailure("The answer \(fallbackAnswer) is no \(Answer.self)")
    }
    return answer
  }
}
#endif
