import Collate
import TestSupport
import Testing

@Suite("What a pager's machine answers to variations", .traced)
struct PagerMetamorphicTests {
  /// Brings machines into random states, and hands each of them over, to be changed further.
  private func inRandomStates(
    _ body: (inout PagerMachine, inout RandomPaging, inout SeededGenerator) -> Void
  ) {
    withSeeds(Effort.rounds(200)) { generator in
      var paging = RandomPaging(using: &generator)
      var machine = PagerMachine(paging.configuration)
      _ = machine.handle(paging.start)
      for _ in 0..<40 {
        _ = machine.handle(paging.event(for: machine, using: &generator))
        body(&machine, &paging, &generator)
      }
    }
  }

  @Test("I12: an event that is repeated at once is silent")
  func repetition() {
    inRandomStates { machine, paging, generator in
      let event = paging.event(for: machine, using: &generator)
      _ = machine.handle(event)
      guard event.isSilentWhenRepeated else { return }
      expectEqual(machine.handle(event.withoutNews), [], "\(event)")
    }
  }

  @Test("I13: a frame on the boundary of a page, or twice the same frame, changes nothing")
  func sampling() {
    inRandomStates { machine, _, generator in
      let start = machine.position
      _ = machine.handle(.offset(start))
      let isForward = generator.oneIn(2)
      let boundary = isForward ? start.rounded(.up) : start.rounded(.down)
      let end = boundary + (isForward ? 0.1 : -0.1) * Double(1 + generator.below(9))
      guard machine.isInTransition, abs(start - start.rounded()) > 0.001 else { return }
      // Once around, a position is the same again: in a short loop a long way looks like a short
      // one in the other direction.
      if machine.configuration.loops, machine.pages.count < 4,
        abs(end - boundary) > 0.4 || abs(start - boundary) > 0.5
      {
        return
      }
      var coarse = machine
      var fine = machine
      let once = coarse.handle(.offset(end))
      let twice = [boundary, boundary, end, end].flatMap { fine.handle(.offset($0)) }
      expectEqual(twice, once, "\(machine.phase) from \(start) over \(boundary) to \(end)")
      machine = fine
    }
  }

  @Test("I14: a change that leaves the pages on screen alone notifies no page")
  func changesElsewhere() {
    inRandomStates { machine, paging, generator in
      let pages = paging.pages(after: machine.pages.ids, using: &generator)
      guard machine.isUntouched(by: pages) else { return }
      let settled = machine.settledPage
      let effects = machine.handle(.pagesChanged(PageList(pages)))
      expectEqual(effects.filter(\.isAboutAppearance), [])
      expectEqual(machine.settledPage, settled)
    }
  }

  @Test("I14: a change at rest, in one batch or edit by edit, ends on the same page")
  func editByEdit() {
    inRandomStates { machine, paging, generator in
      guard !machine.isInTransition, let settled = machine.settledPage else { return }
      var steps = [machine.pages.ids]
      for _ in 0..<4 {
        steps.append(paging.pages(after: steps[steps.count - 1], using: &generator))
      }
      guard steps.allSatisfy({ $0.contains(settled) }) else { return }
      var atOnce = machine
      _ = atOnce.handle(.pagesChanged(PageList(steps[4])))
      for step in steps.dropFirst() { _ = machine.handle(.pagesChanged(PageList(step))) }
      expectEqual(machine.settledPage, settled)
      expectEqual(atOnce.settledPage, settled)
      // A finger may hold them anywhere, and sums are rounded.
      #expect(abs(atOnce.position - machine.position) < 1e-9)
      expectEqual(atOnce.attachedPages, machine.attachedPages)
    }
  }

  @Test("I15: from every state there is one way to rest, and one to the end")
  func confluence() {
    inRandomStates { machine, _, _ in
      if machine.isTornDown { return }
      var resting = machine
      for event in [.dragEnded(), .sizeDidChange, .hostDidAppear, .settle()] as [PagerEvent] {
        _ = resting.handle(event)
      }
      let rest = resting.settledPage.map { [$0] } ?? []
      expectEqual(resting.phase, .idle)
      expectEqual(resting.attachedPages, rest)
      expectEqual(resting.isInTransition, false)
      #expect(
        resting.settledPage == nil ? resting.pages.isEmpty : resting.pages.contains(rest[0]),
        "\(resting)")
      var ended = machine
      _ = ended.handle(.teardown)
      expectEqual(ended.attachedPages, [])
      expectEqual(ended.controllerCount, 0)
    }
  }

  @Test("I16: the calls that pages receive do not depend on names, mode, preload and retain")
  func independence() {
    withSeeds(Effort.rounds(200)) { generator in
      var paging = RandomPaging(using: &generator)
      let modes: [PagerMode] = [.static, .onDemand, .reused, .reused, .reused]
      var others = modes.map { mode in
        var configuration = paging.configuration
        configuration.mode = mode
        configuration.poolLimit = generator.below(4)
        configuration.preload = generator.below(3)
        configuration.retain = generator.below(4)
        return Onlooker(PagerMachine(configuration))
      }
      var renamed = Onlooker(PagerMachine(paging.configuration))
      var machine = PagerMachine(paging.configuration)
      var event = paging.start
      for _ in 0..<40 {
        _ = machine.handle(event)
        let heard = others[0].handle(event)
        for place in others.indices.dropFirst() {
          expectEqual(others[place].handle(event), heard, "\(modes[place]) and \(event)")
        }
        expectEqual(
          renamed.handle(event.renamed),
          heard.map { $0.replacing(/(-?\d+)#/) { "\((Int($0.1) ?? 0) + PageKey.distance)#" } })
        event = paging.event(for: machine, using: &generator)
      }
    }
  }

  @Test("I18: a jump costs the same, however far it goes")
  func jumpCost() {
    withEvery("animated", in: [false, true]) { isAnimated in
      withEvery("mode", in: PagerMode.allCases) { mode in
        var shown = PagerMachine(.init(mode: mode, preload: 2, retain: 3))
        _ = shown.handle(.pagesChanged(PageList(count: 100_000)))
        _ = shown.handle(.hostDidAppear)
        let counts = [10, 11, 100, 5000, 99_990].map { target in
          var machine = shown
          return machine.handle(.jump(to: PageKey(target), animated: isAnimated)).count
            + machine.handle(.settle()).count
        }
        expectEqual(Set(counts).count, 1, "\(counts)")
      }
    }
  }
}

/// A machine, and what its pages hear of their appearance, by page.
private struct Onlooker {
  var machine: PagerMachine
  var pages: [ControllerID: PageKey] = [:]

  init(_ machine: PagerMachine) {
    self.machine = machine
  }

  mutating func handle(_ event: PagerEvent) -> [String] {
    machine.handle(event).compactMap { effect in
      if case .bind(let slot, let page) = effect { pages[.slot(slot)] = page }
      guard effect.isAboutAppearance else {
        switch effect {
        case .snap(let page): return "snap \(page)#"
        case .animateJump(let origin, let target):
          return "animate \(origin.map { "\($0)#" } ?? "")>\(target)#"
        case .pageCount, .shift, .cancelDrag: return effect.description
        case .notify(.begin(let from, let to)): return "begin \(from)# \(to)#"
        case .notify(.retarget(let from, let to)): return "retarget \(from)# \(to)#"
        case .notify(.cancel(let from, let to)): return "cancel \(from)# \(to)#"
        case .notify(.settle(let page)): return "settle \(page.map { "\($0)#" } ?? "")"
        case .finishJump(let page, let result): return "done \(page)# \(result)"
        default: return nil
        }
      }
      let words = effect.description.split(separator: " ")
      let name = effect.controller.map { controller -> String in
        if case .page(let page) = controller { return "\(page)#" }
        return pages[controller].map { "\($0)#" } ?? "?"
      }
      return "\(words[0]) \(name ?? "") \(words[1].hasSuffix("~"))"
    }
  }
}

extension PagerEffect {
  fileprivate var isAboutAppearance: Bool {
    switch self {
    case .willAppear, .willDisappear, .attach, .detach, .didAppear, .didDisappear: true
    default: false
    }
  }

  fileprivate var controller: ControllerID? {
    switch self {
    case .willAppear(let id, _), .willDisappear(let id, _), .attach(let id, _), .detach(let id),
      .didAppear(let id), .didDisappear(let id):
      id
    default: nil
    }
  }
}

extension PagerEvent {
  /// Whether nothing is left to do when the event has been handled.
  fileprivate var isSilentWhenRepeated: Bool {
    switch self {
    case .jump, .sizeDidChange: false
    default: true
    }
  }

  /// The event, as a host that has nothing new to say would repeat it.
  fileprivate var withoutNews: PagerEvent {
    if case .pagesChanged(let pages, _, _) = self { .pagesChanged(pages) } else { self }
  }

  fileprivate var renamed: PagerEvent {
    switch self {
    case .pagesChanged(let pages, let changed, let initial):
      .pagesChanged(
        PageList(pages.ids.map(\.renamed)), changed: Set(changed.map(\.renamed)),
        initial: initial?.renamed)
    case .offset(let position): .offset(position)
    case .dragBegan: .dragBegan
    case .dragEnded(let target): .dragEnded(target: target?.renamed)
    case .settle(let page): .settle(at: page?.renamed)
    case .jump(let page, let animated, let isBackward):
      .jump(to: page.renamed, animated: animated, isBackward: isBackward)
    case .hostWillAppear(let animated): .hostWillAppear(animated: animated)
    case .hostDidAppear: .hostDidAppear
    case .hostWillDisappear(let animated): .hostWillDisappear(animated: animated)
    case .hostDidDisappear: .hostDidDisappear
    case .sizeWillChange: .sizeWillChange
    case .sizeDidChange: .sizeDidChange
    case .configured(let configuration): .configured(configuration)
    case .memoryWarning: .memoryWarning
    case .teardown: .teardown
    }
  }
}

extension PageKey {
  /// How much greater renamed keys are.
  fileprivate static let distance = 1000

  fileprivate var renamed: PageKey { PageKey(number + Self.distance) }
}

extension PagerMachine {
  /// Whether all pages that play a part survive, and those on screen stay side by side.
  fileprivate func isUntouched(by newPages: [PageKey]) -> Bool {
    let parts = [settledPage, transition?.to, phase.target].compactMap(\.self) + attachedPages
    guard settledPage != nil, parts.allSatisfy(newPages.contains) else { return false }
    if phase.jump != nil { return true }
    guard attachedPages.count == 2, isInTransition else { return true }
    let old = attachedPages.map { pages.index(of: $0) ?? 0 }
    let new = attachedPages.map { newPages.firstIndex(of: $0) ?? 0 }
    return old[1] - old[0] == 1 && new[1] - new[0] == 1 && pages.count > 2 && newPages.count > 2
  }
}
