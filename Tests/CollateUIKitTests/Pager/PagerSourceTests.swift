#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Collate
import CollateUIKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages of the kinds that there are")
struct PagerSourceTests {
  private final class LetterController: UIViewController {
    struct Letter: Identifiable, Equatable {
      let id: Int
      var text = ""
    }

    var data: Letter? {
      didSet { assignments += 1 }
    }

    private(set) var assignments = 0
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("Pages with controllers keep them while they are there")
  func controllers() {
    let (first, second) = (UIViewController(), UIViewController())
    typealias Pages = StaticPager<String, UIViewController>
    let source = ArrayDataSource(items: [Pages.Page(id: "first") { first }])
    let container = PagerViewController(Pages(source))
    let window = show(container)
    expectEqual(container.children, [first])
    // Pages that are created again are the same ones as long as their ids are.
    source.items = [.init(id: "second") { second }, .init(id: "first") { UIViewController() }]
    expectEqual(container.children, [first])
    expectEqual(container.selectedPage, "first")
    source.items.removeLast()
    expectEqual(container.selectedPage, "second")
    expectEqual(container.children, [second])
    window.isHidden = true
  }

  @Test("Controllers that are used again are given what is new to them")
  func reusing() {
    let source = ArrayDataSource(items: (0..<5).map { LetterController.Letter(id: $0) })
    let container = PagerViewController(
      ReusedPager(
        source, configuration: .init(preload: 0, poolLimit: 1), make: LetterController.init,
        bind: { $0.data = $1 }))
    let window = show(container)
    let controller = container.driver.controller(of: 0)
    expectEqual(controller?.data?.id, 0)
    source.items[0].text = "Dear"
    expectEqual(controller?.data?.text, "Dear")
    source.items[4].text = "Yours"
    expectEqual(controller?.assignments, 2)
    for page in 1..<5 { container.driver.jump(to: page, animated: false) }
    expectEqual(container.driver.controller(of: 4)?.data?.text, "Yours")
    #expect(container.children.count <= 2)
    window.isHidden = true
  }

  @Test("Pages without ends can be swiped through and jumped to")
  func unbounded() {
    let container = PagerViewController(
      UnboundedPager(from: 0, before: { $0 - 1 }, after: { $0 + 1 }) { (page: Int) in
        let controller = UIViewController()
        controller.title = "\(page)"
        return controller
      })
    let window = show(container)
    for page in 1...50 {
      container.driver.jump(by: 1, animated: false)
      expectEqual(container.selectedPage, page)
    }
    container.driver.jump(to: -2_000, animated: false)
    window.layoutIfNeeded()
    expectEqual(container.driver.controllersOnScreen.map(\.controller.title), ["-2000"])
    let frame = container.driver.controllersOnScreen.first?.controller.view
      .convert(window.bounds, to: window)
    expectEqual(frame, window.bounds)
    expectEqual(container.children.count, 3)
    window.isHidden = true
  }

  @Test("Few controllers are made on demand, and they receive new data")
  func onDemand() {
    let source = ArrayDataSource(items: (0..<9).map { LetterController.Letter(id: $0) })
    let container = PagerViewController(
      OnDemandPager(
        source,
        make: { letter -> LetterController in
          let controller = LetterController()
          controller.data = letter
          return controller
        }, update: { $0.data = $1 }))
    let window = show(container)
    container.selectedPage = 5
    expectEqual(container.driver.targetPage, 5)
    container.driver.jump(to: 6, animated: false)
    expectEqual(container.children.count, 3)
    source.items[6].text = "Dear"
    expectEqual(container.driver.controller(of: 6)?.data?.text, "Dear")
    source.items.removeAll()
    #expect(container.children.isEmpty)
    window.isHidden = true
  }
}
#endif
