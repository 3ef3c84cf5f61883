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
  @Test(
    "Since a list has asked last, an exact anchor wins, and most of all other content",
    arguments: [false, true])
  func several(hasOther: Bool) {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    var (point, other) = (0, 0)
    /// Asks for a list, and also for another one that shows each change at once.
    func anchor() -> ScrollAnchor<String> { source.scrollAnchor(since: &point) }
    func askForOther() -> ScrollAnchor<String>? {
      hasOther ? source.scrollAnchor(since: &other) : nil
    }
    source.appear()
    stage.got(1, "s c d", previous: "1", next: "2")
    #expect([nil, .free].contains(askForOther()))
    expectEqual(anchor(), .free)
    source.loadMore(.backward)
    stage.got(2, "s b")
    #expect([nil, .item("c")].contains(askForOther()))
    source.loadMore()
    stage.got(3, "s e", next: "3")
    #expect([nil, .visible].contains(askForOther()))
    #expect(anchor() == .item("c") && anchor() == .visible)
    source.reload()
    stage.got(4, "s c d", previous: "1", next: "2")
    source.loadMore(.backward)
    stage.got(5, "s b")
    expectEqual(anchor(), .free)
    source.loadMore()
    stage.got(6, "s e")
    expectEqual(anchor(), .visible)
    #expect([nil, .free].contains(askForOther()))
  }

  @Test("A page that comes while the source is busy keeps what is to stay for it")
  func whileBusy() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    var point = 0
    source.appear()
    stage.got(1, "s c d", previous: "1", next: "2")
    source.loadMore(.backward)
    source.loadMore()
    expectEqual(source.scrollAnchor(since: &point), .free)
    var isBusy = true
    source.edgeSection = { [unowned stage] _, _, _ in
      if isBusy {
        isBusy = false
        stage.got(2, "s b", previous: "0")
      }
      return nil
    }
    #expect(!isBusy && stage.shown == "s b c d")
    expectEqual(source.scrollAnchor(since: &point), .item("c"))
    expectEqual(stage.check(), [])
  }
}
