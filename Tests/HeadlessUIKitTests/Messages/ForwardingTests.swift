import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Messages that objects forward")
struct ForwardingTests {
  /// Answers for another object what it does not implement itself.
  private final class Proxy: MessagedObject, UITableViewDelegate {
    // Set once, by tests that have but the main actor.
    private nonisolated(unsafe) weak var target: NSObject?

    init(_ target: NSObject) { self.target = target }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? { target }

    nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || target?.conforms(to: aProtocol) ?? false
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      1
    }
  }

  private final class Heir: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      2
    }
  }

  @Test("What a class does not implement goes to the object that it names")
  func forwarding() {
    let heir = Heir()
    let screen = PlainTable(PlainRows([3]), Proxy(heir))
    expectEqual(screen.table.rectForRow(at: [0, 0]).height, 70)
    #expect(screen.table.visibleCells.allSatisfy { $0.indentationLevel == 1 })
    let proxy: any UITableViewDelegate = Proxy(heir)
    expectEqual(proxy.tableView?(screen.table, heightForRowAt: [0, 0]), 70)
    // An answer of nil is an answer.
    let thrown = HeadlessUIKit.recordingExceptions {
      expectEqual(proxy.tableView?(screen.table, viewForHeaderInSection: 0), nil)
    }
    #expect(thrown.isEmpty)
  }

  @Test("A message that was announced and that no object implements would crash")
  func unrecognized() {
    var heir: Heir? = Heir()
    let screen = PlainTable()
    let proxy = heir.map { Proxy($0) }
    screen.table.delegate = proxy
    heir = nil
    let thrown = HeadlessUIKit.recordingExceptions { screen.table.layoutIfNeeded() }
    expectEqual(thrown.count { $0.reason.contains("heightForRow") }, 3)
    expectEqual(thrown.first?.name, "NSInvalidArgumentException")
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "-[Proxy tableView:heightForRowAtIndexPath:]: unrecognized selector sent to instance"), true
    )
    expectEqual(screen.table.rectForRow(at: [0, 0]).height, 44)
  }

  /// Names itself as the object that understands everything.
  private final class Narcissus: MessagedObject, UITableViewDelegate {
    nonisolated override func responds(to aSelector: Selector!) -> Bool { true }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? { self }
  }

  @Test("An object that forwards to itself does not understand either")
  func itself() {
    let delegate: any UITableViewDelegate = Narcissus()
    let thrown = HeadlessUIKit.recordingExceptions {
      delegate.tableView?(UITableView(frame: .zero), didSelectRowAt: [0, 0])
    }
    expectEqual(thrown.count, 1)
  }

  /// Adopts the delegate of collection views only, and forwards to one of flow layouts.
  private final class NarrowProxy: MessagedObject, UICollectionViewDelegate {
    let heir = Sizes()

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated { heir }.responds(to: aSelector)
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { heir }
    }
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: 20) }
  }

  @Test("A flow layout asks by selectors, regardless of the protocol that the delegate adopts")
  func narrowProxies() {
    let proxy = NarrowProxy()
    let screen = PlainCollection(PlainItems([3]), proxy)
    expectEqual(screen.view.layoutAttributesForItem(at: [0, 0])?.size.width, 30)
    #expect(!proxy.conforms(to: (any UICollectionViewDelegateFlowLayout).self))
  }

  @Test("An object may say that it conforms to what it forwards")
  func conformance() {
    let sizes = Sizes()
    let proxy = Proxy(sizes)
    let object: any UITableViewDelegate = proxy
    #expect(object.conforms(to: (any UICollectionViewDelegateFlowLayout).self))
    #expect(object.conforms(to: (any UITableViewDelegate).self))
    #expect(!object.conforms(to: (any UITableViewDataSource).self))
    #expect(!Heir().conforms(to: (any UICollectionViewDelegate).self))
  }
}
