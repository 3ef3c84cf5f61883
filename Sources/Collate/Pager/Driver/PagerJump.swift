/// A way to a page that somebody asked for; it ends exactly once.
///
///     let result = await driver.jump(to: "sent").result
@MainActor
public final class PagerJump {
  private var end: PagerJumpResult?
  private var completions: [(PagerJumpResult) -> Void] = []

  init(completion: ((PagerJumpResult) -> Void)?) {
    if let completion { completions = [completion] }
  }

  /// How the jump ended, once it did.
  ///
  /// A jump ends with its driver at the latest. To cancel the task that waits does not end it; to
  /// jump elsewhere does.
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
