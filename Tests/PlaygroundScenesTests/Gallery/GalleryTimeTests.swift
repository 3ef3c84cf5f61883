import PlaygroundScenes
import PlaygroundTerminal
import TestSupport
import Testing

@Suite("The time of the gallery, as a terminal lets it pass")
@MainActor
struct GalleryTimeTests {
  /// Lets time pass only when the gallery asks for it.
  ///
  /// - Returns: The time then.
  private func wake(_ gallery: Gallery, until end: Duration) -> Duration {
    var now = Duration.zero
    gallery.advance(to: now)
    for _ in 0..<10_000 {
      guard let wake = gallery.nextWake, wake < end else { break }
      now = wake
      gallery.advance(to: now)
    }
    return now
  }

  @Test("It sleeps for as long as it wants to, and is not late for that")
  func sleeping() {
    let gallery = Gallery(showing: .multiFeed)
    _ = wake(gallery, until: .seconds(10))
    // One change after 0.9 s, and another one every 1.1 s.
    let text = gallery.frame.plainText
    #expect(text.contains("batch 9 ") && !text.contains("batch 10 "))
  }

  @Test("What begins after a long sleep is seen from its beginning", arguments: 1...10)
  func beginnings(seed: Int) {
    let (one, other) = (
      Gallery(showing: .multiFeed, seed: UInt64(seed)),
      Gallery(showing: .multiFeed, seed: UInt64(seed))
    )
    _ = wake(one, until: .milliseconds(910))
    for hundredth in 0...90 { other.advance(to: .milliseconds(10 * hundredth)) }
    expectEqual(one.frame, other.frame)
    #expect(one.frame.plainText.contains("batch 1 "))
  }

  @Test("A long absence is none for the scenes")
  func absence() {
    let gallery = Gallery(showing: .multiFeed)
    let now = wake(gallery, until: .seconds(10))
    gallery.advance(to: now + .seconds(60))
    let text = gallery.frame.plainText
    #expect(text.contains("batch 9 ") && !text.contains("batch 11 "))
  }
}
