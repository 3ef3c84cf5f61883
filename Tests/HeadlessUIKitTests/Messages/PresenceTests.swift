import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What objects respond to")
struct PresenceTests {
  static let height: Selector = "tableView:heightForRowAtIndexPath:"
  static let select: Selector = "tableView:didSelectRowAtIndexPath:"

  /// A delegate that responds to a method of its class only while a test wants it.
  private final class Gated: MessagedObject, UITableViewDelegate {
    var isOpen = true

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) && MainActor.assumeIsolated { isOpen }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  }

  private class Base: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("base")
    }
  }

  private class Heir: Base {}

  private final class OverridingHeir: Heir {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      log.append("heir")
    }
  }

  private final class LateHeir: Base {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  }

  @Test("What an heir adds is absent here, unlike with Objective-C: it must adopt the protocol")
  func lateness() { #expect(!LateHeir().responds(to: Self.height)) }

  private final class Generic<Row>: NSObject, UITableViewDelegate {
    var row: Row?
    // A name like that of the messages.
    let tableView = UITableView(frame: .zero)
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  @Test("Classes that inherit, override, are generic or private implement what they implement")
  func classes() {
    for (delegate, log) in [(Heir(), ["base"]), (OverridingHeir(), ["base", "heir"])] {
      let screen = PlainTable(PlainRows([3]), delegate)
      #expect(delegate.responds(to: Self.select) && !delegate.responds(to: Self.height))
      screen.table.simulateTap(at: [0, 1])
      expectEqual(delegate.log, log)
    }
    let generic = Generic<Int>()
    let screen = PlainTable(PlainRows([3]), generic)
    screen.table.simulateTap(at: [0, 1])
    expectEqual(generic.selected, [[0, 1]])
    #expect(generic.responds(to: Self.select) && !generic.responds(to: Self.height))
  }

  private final class Both: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { false }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  @Test("A class may be the delegate of a table and of a collection view")
  func both() {
    let both = Both()
    let present: [Selector] = [
      "tableView:canFocusRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
      "scrollViewDidScroll:",
    ]
    let absent: [Selector] = [
      "tableView:didSelectRowAtIndexPath:", "collectionView:canFocusItemAtIndexPath:",
      "scrollViewDidZoom:", "collectionView:layout:sizeForItemAtIndexPath:",
    ]
    #expect(present.allSatisfy { both.responds(to: $0) })
    #expect(!absent.contains { both.responds(to: $0) })
    let table = PlainTable(PlainRows([3]), both)
    let collection = PlainCollection(PlainItems([3]), both)
    #expect(!table.table.simulateFocus(on: [0, 0]))
    #expect(collection.view.simulateFocus(on: [0, 0]))
  }

  @Test("Nothing responds to a missing selector, and each object to those of every object")
  func everyObject() {
    #expect(!NSObject().responds(to: nil) && !MessagedObject().responds(to: nil))
    #expect(MessagedObject.instancesRespond(to: "description"))
    #expect(!MessagedObject.instancesRespond(to: Self.height))
    #expect(Gated.instancesRespond(to: Self.height))
    expectEqual(NSStringFromSelector(Self.height), "tableView:heightForRowAtIndexPath:")
  }

  @Test("An optional call is nil where the method is absent, and asks the object each time")
  func optionalCalls() {
    let gated = Gated()
    let delegate: any UITableViewDelegate = gated
    let table = UITableView(frame: .zero)
    expectEqual(delegate.tableView?(table, heightForRowAt: [0, 0]), 60)
    gated.isOpen = false
    expectEqual(delegate.tableView?(table, heightForRowAt: [0, 0]), nil)
    #expect(delegate.scrollViewDidScroll?(table) == nil)
  }
}
