import TestSupport
import Testing

@testable import Collate

@Suite("The pages of a loader machine")
struct LoadedPagesTests {
  @Test("Ids that are inserted one after the other do not copy the page each time")
  func copies() {
    var pages = LoadedPages<Int, Int>()
    pages.append(LoadedIDs([0], previous: nil, next: nil), of: LoadToken(1), at: .forward)
    // The content that is shown is kept beside the one that changes.
    _ = pages.takeChange()
    var copyCount = 0
    var last: UnsafePointer<Int>?
    for id in 1...1000 {
      pages.insert(id, at: .last)
      let buffer = unsafe pages.page(at: 0).ids.withUnsafeBufferPointer { $0.baseAddress }
      if unsafe buffer != last { copyCount += 1 }
      unsafe last = buffer
    }
    expectEqual(pages.content.ids, Array(0...1000))
    // As many as an array needs to grow.
    #expect(copyCount < 20)
  }
}
