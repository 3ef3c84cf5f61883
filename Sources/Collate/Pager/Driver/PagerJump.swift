/// A jump to a page, which ends exactly once.
///
///     let result = await driver.jump(to: "sent").result
@MainActor
public final class PagerJump {
  private var end: PagerJumpResult?
  private var completions: [(PagerJumpResult) -> Void] = []

  init(completion: ((PagerJumpResult) -> Void)?) {
    if let completion { completions = [completion] }
  }

  /// The result of the jump, after it has ended.
  ///
  /// A jump ends at the latest when its driver is released. Cancelling the task that awaits the
  /// result does not end the jump; another jump does.
  public var result: PagerJumpResult {
    get async {
      if let end { return end }
      return await withCheckedContinuation { continuation in
        completions.append { continuation.resume(returning: $0) }
      }
    }
  }

  func finish(_ result: PagerJumpResult) {
    guard end == nil else { return }
    end = result
    let completions = completions
    self.completions = []
    for completion in completions { completion(result) }
  }
}
