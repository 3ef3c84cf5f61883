// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// Tells those who asked for it when a change of size is under way and when it is over.
@MainActor final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var alongside: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  var isAnimated: Bool { true }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append { animation(self) } }
    if let completion { completions.append { completion(self) } }
    return HeadlessUIKit.quirks.queuesTransitionBlocks
  }

  func runAlongside() {
    for animation in alongside { animation() }
    alongside = []
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
