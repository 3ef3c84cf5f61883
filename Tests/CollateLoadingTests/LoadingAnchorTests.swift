import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// What stays on the screen for several changes that a list shows at once.
@MainActor
@Suite("Anchors of sources that load")
struct LoadingAnchorTests {
  @Test("Until a list asks, an exact anchor wins, and most of all other content")
  func several() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.got(1, "s c d", previous: "1", next: "2")
    expectEqual(source.takeScrollAnchor(), .free)
    source.loadMore(.backward)
    stage.got(2, "s b")
    source.loadMore()
    stage.got(3, "s e", next: "3")
    #expect(source.takeScrollAnchor() == .item("c") && source.takeScrollAnchor() == .visible)
    source.reload()
    stage.got(4, "s c d", previous: "1", next: "2")
    source.loadMore(.backward)
    stage.got(5, "s b")
    expectEqual(source.takeScrollAnchor(), .free)
    source.loadMore()
    stage.got(6, "s e")
    expectEqual(source.takeScrollAnchor(), .visible)
  }
}
