/// A jump to a page, which ends exactly once.
///
///     let result = await driver.jump(to: "sent").result
@MainActor
public final class PagerJump {
  private var end: Result?
  private var completions: [(Result) -> Void] = []

  /// Makes a target with an id one of the pages that are there, and again for those of another pager; `nil` if it has
  /// none.
  ///
  /// It is not part of the request: that is an input to the driver, and each event of a swipe has its size.
  let prepare: (@MainActor () -> Void)?

  init(prepare: (@MainActor () -> Void)?, completion: ((Result) -> Void)?) {
    self.prepare = prepare
    if let completion { completions = [completion] }
  }

  /// The result of the jump, after it has ended.
  ///
  /// A jump ends at the latest when its driver is released. Cancelling the task that awaits the
  /// result does not end the jump; another jump does.
  public var result: Result {
    get async {
      if let end { return end }
      return await withCheckedContinuation { continuation in
        completions.append { continuation.resume(returning: $0) }
      }
    }
  }

  func finish(_ result: Result) {
    guard end == nil else { return }
    end = result
    let completions = completions
    self.completions = []
    for completion in completions { completion(result) }
  }
}

extension PagerJump {
  /// The result of a jump to a page.
  @nonexhaustive
  public enum Result: String, Hashable, Sendable, CaseIterable {
    /// The pager settled on the page.
    case finished

    /// A newer jump or a drag superseded it.
    case superseded

    /// The pager settled on another page, or was released or torn down.
    case cancelled

    /// The page was removed during the jump.
    case targetRemoved

    /// There is no such page.
    case rejected

    /// The pager was already settled on the page.
    case alreadyThere
  }
}

extension PagerJump.Result: CustomStringConvertible {
  /// The name of the result.
  public var description: String { rawValue }
}
