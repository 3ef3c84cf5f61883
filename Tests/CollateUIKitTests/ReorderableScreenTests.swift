#if canImport(UIKit) && !os(watchOS)
import Testing
import UIKit

@MainActor
@Suite("The headless UIKit")
struct HeadlessTests {
  @Test("A window shows what is in it")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.bounds.width == 320)
  }
}
#endif
