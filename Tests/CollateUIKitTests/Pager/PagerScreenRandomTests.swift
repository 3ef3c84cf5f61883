#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager on a screen, at random", .traced)
struct PagerScreenRandomTests {
  @Test("Random events notify pages as required, and the resting page fills the screen")
  func everything() {
    withSeeds(Effort.rounds(150)) { generator in
      var play = RandomPagerPlay(using: &generator)
      let found = HeadlessUIKit.with {
        $0 = play.quirks
      } _: {
        play.run(&generator)
      }
      expectEqual(found, [], "\(play.story.suffix(30).joined(separator: "\n"))")
    }
  }
}
#endif
