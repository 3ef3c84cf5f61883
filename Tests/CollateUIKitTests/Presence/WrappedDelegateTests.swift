#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// An app's own delegate, which counts.
private final class OwnDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var taps = 0

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps += 1 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    taps += 1
  }
}

@MainActor
@Suite("Tools that put an object in front of a delegate or data source", .traced)
struct WrappedDelegateTests {
  typealias Kind = WrappedStage.Kind
  typealias Role = WrappedStage.Role

  /// Checks that the list shows changes, also those that need another kind of cell.
  private func expectUpdates(of stage: WrappedStage) {
    let reloads = stage.reloads
    stage.source.sections = shelves("A=a'bcx|C=y'|B=d'")
    stage.layOut()
    expectEqual(stage.leads, stage.expectedLeads)
    stage.source.sections = shelves("A=abc'|B=d")
    stage.layOut()
    expectEqual(stage.leads, stage.expectedLeads)
    expectEqual(stage.reloads, reloads)
  }

  @Test(
    "A wrapper set later stays, and settings made after it take effect", arguments: Kind.allCases,
    WrapperForm.allCases)
  func later(kind: Kind, form: WrapperForm) throws {
    let stage = WrappedStage(kind)
    let wrappers = try Role.allCases.map { role in
      let wrapper = form.wrapper(of: try #require(stage[role]))
      stage[role] = wrapper
      return wrapper
    }
    stage.noteTaps()
    stage.layOut()
    expectUpdates(of: stage)
    stage.tap([0, 1])
    expectEqual(stage.taps, ["b"])
    #expect(!stage.canTake([0, 0]))
    stage.list.reordersItems = true
    stage.layOut()
    expectEqual(stage.canTake([0, 0]), form.isDynamic)
    stage.forbidTaps()
    stage.layOut()
    #expect(stage.tap([0, 1]) != form.isDynamic)
    expectUpdates(of: stage)
    for (role, wrapper) in zip(Role.allCases, wrappers) { #expect(stage[role] === wrapper) }
    stage.detach()
    #expect(stage[.delegate] == nil && stage[.dataSource] == nil)
  }

  @Test(
    "A view that wraps by itself has one wrapper, however often the list is set",
    arguments: Kind.allCases, WrapperForm.allCases)
  func setter(kind: Kind, form: WrapperForm) throws {
    let stage = WrappedStage(kind, wrappedBySetter: form)
    expectUpdates(of: stage)
    stage.noteTaps()
    stage.list.reordersItems = true
    stage.layOut()
    stage.tap([0, 1])
    expectEqual(stage.taps, ["b"])
    expectEqual(stage.canTake([0, 0]), form.isDynamic)
    for number in 0..<4 {
      stage.list.reordersItems.toggle()
      stage.layOut()
      expectEqual(stage.canTake([0, 0]), (form.isDynamic && number % 2 == 1))
    }
    stage.forbidTaps()
    stage.layOut()
    #expect(stage.tap([0, 1]) != form.isDynamic)
    expectUpdates(of: stage)
    stage.detach()
    #expect(stage[.delegate] == nil && stage[.dataSource] == nil)
  }

  @Test(
    "A wrapper of a list is not the app's own delegate to the next list", arguments: Kind.allCases,
    WrapperForm.allCases)
  func next(kind: Kind, form: WrapperForm) throws {
    for isSetter in [false, true] {
      let stage = WrappedStage(kind, wrappedBySetter: isSetter ? form : nil)
      var wrappers: [any Wrapper] = []
      if !isSetter {
        wrappers = try Role.allCases.map { role in
          let wrapper = form.wrapper(of: try #require(stage[role]))
          stage[role] = wrapper
          return wrapper
        }
        expectUpdates(of: stage)
      }
      let old = stage.attachAnother()
      #expect(stage.fallback == nil)
      #expect(!stage.isAttached(old))
      expectUpdates(of: stage)
      stage.noteTaps()
      stage.layOut()
      stage.tap([0, 2])
      expectEqual(stage.taps, ["c"])
      stage.detach()
      #expect(stage[.delegate] == nil && stage[.dataSource] == nil)
      withExtendedLifetime(wrappers) {}
    }
  }

  @Test("An object that passes messages on to the list cannot be its fallback")
  func refused() throws {
    let stage = WrappedStage(.table)
    let wrapper = WrapperForm.forwarding.wrapper(of: try #require(stage[.delegate]))
    stage.fallback = wrapper
    #expect(stage.fallback == nil)
  }

  @Test("A wrapper of the app's own delegate is called, and comes back", arguments: Kind.allCases)
  func own(kind: Kind) {
    for form in WrapperForm.allCases {
      let stage = WrappedStage(kind, isAttached: false)
      let own = OwnDelegate()
      let wrapper = form.wrapper(of: own)
      stage[.delegate] = wrapper
      stage.attach()
      #expect(stage.fallback === wrapper)
      stage.tap([0, 1])
      expectEqual(own.taps, 1)
      stage.detach()
      #expect(stage[.delegate] === wrapper)
    }
  }

  // RxSwift makes a proxy the delegate at the first observation, and once more at each that follows if
  // another object has become it, which the proxy then passes everything on to
  // (`DelegateProxyType.proxy(for:)`).
  @Test("A proxy that the list replaced comes back in front of it", arguments: Kind.allCases)
  func reactive(kind: Kind) {
    let selector: Selector =
      kind == .table
      ? "tableView:didSelectRowAtIndexPath:" : "collectionView:didSelectItemAtIndexPath:"
    let stage = WrappedStage(kind, isAttached: false)
    let own = OwnDelegate()
    let proxy = ReactiveProxy(own)
    unsafe proxy.observed[selector] = 0
    stage[.delegate] = proxy
    stage.attach()
    stage.noteTaps()
    stage.layOut()
    stage.tap([0, 0])
    // The closure replaces the delegate that the list found.
    expectEqual(stage.taps, ["a"])
    expectEqual(unsafe proxy.observed[selector], 0)

    unsafe proxy.target = stage[.delegate]
    stage[.delegate] = proxy
    stage.layOut()
    stage.tap([0, 1])
    expectEqual(stage.taps, ["a", "b"])
    expectEqual(unsafe proxy.observed[selector], 1)
    stage.forbidTaps()
    stage.layOut()
    #expect(!stage.tap([0, 1]))
    #expect(stage[.delegate] === proxy)
    expectUpdates(of: stage)
  }

  @Test("An app's delegate that calls the list it has replaced is not called back by that")
  func byHand() throws {
    final class Caller: NSObject, UITableViewDelegate {
      weak var next: (any UITableViewDelegate)?
      var taps = 0

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        taps += 1
        next?.tableView?(tableView, didSelectRowAt: indexPath)
      }
    }
    let stage = WrappedStage(.table)
    let caller = Caller()
    caller.next = try #require(stage[.delegate] as? any UITableViewDelegate)
    stage.fallback = caller
    stage[.delegate] = caller
    stage.tap([0, 1])
    expectEqual(caller.taps, 1)
  }

  @Test(
    "A delegate that the app sets later stays, and what is set later for the data source counts")
  func replaced() {
    for kind in Kind.allCases {
      let stage = WrappedStage(kind)
      let own = OwnDelegate()
      stage[.delegate] = own
      stage.forbidTaps()
      stage.list.reordersItems = true
      stage.layOut()
      #expect(stage[.delegate] === own)
      #expect(stage.canTake([0, 0]))
      stage.tap([0, 1])
      expectEqual(own.taps, 1)
      expectUpdates(of: stage)
    }
  }
}
#endif
