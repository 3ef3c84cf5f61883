import Collate
import CollateTesting
import TestSupport
import Testing

/// Returns what recorders print of events, and what a checker finds.
@MainActor
private func trace(
  _ events: [PagerEvent], after seen: [PagerEvent] = [],
  _ configuration: PagerConfiguration = .init()
) -> (lines: [String], violations: [Violation]) {
  var machine = PagerMachine(configuration)
  var checker = PageLifecycleChecker(configuration: configuration)
  let recorder = PagerRecorder()
  for (number, event) in (seen + events).enumerated() {
    let step = PagerStep(event: event, effects: machine.handle(event), machine: machine)
    checker.check(step)
    if number >= seen.count { recorder.record(step) }
  }
  return (recorder.lines, checker.violations)
}

/// Returns the lines of a text.
private func lines(_ text: String) -> [String] {
  text.split(separator: "\n").map(String.init)
}

@MainActor
@Suite("A recorder prints traces, and a checker finds nothing in good ones")
struct PagerCheckingTraceTests {
  @Test("The first show")
  func firstShow() {
    let found = trace([
      .pagesChanged([0, 1, 2]), .hostWillAppear(animated: true), .hostDidAppear,
    ])
    expectEqual(
      found.lines,
      lines(
        """
        pagesChanged [0,1,2]              N:settle 0
        hostWillAppear ~                  count 3 · load 0 · add 0 · didMove 0 · will+ 0~ · attach 0
        hostDidAppear                     did+ 0
        """))
    expectEqual(found.violations, [])
  }

  @Test("A swipe that is cancelled")
  func cancelledSwipe() {
    let found = trace(
      [.dragBegan, .offset(0.2), .dragEnded(target: 0), .offset(0), .settle()],
      after: [.pagesChanged([0, 1, 2]), .hostWillAppear(animated: true), .hostDidAppear])
    expectEqual(
      found.lines,
      lines(
        """
        dragBegan                         —
        offset 0.2                        N:begin 0>1 · load 1 · add 1 · didMove 1 · will- 0~ · \
        will+ 1~ · attach 1
        dragEnded target 0                —
        offset 0.0                        will- 1~ · detach 1 · did- 1
        settle                            will+ 0~ · did+ 0 · N:cancel 0>1
        """))
    expectEqual(found.violations, [])
  }

  @Test("Controllers that are used again")
  func reuse() {
    let configuration = PagerConfiguration(mode: .reused, preload: 0, poolLimit: 2)
    let found = trace(
      [
        .pagesChanged([0, 1, 2, 3]), .hostWillAppear(animated: true), .hostDidAppear,
        .dragBegan, .offset(0.1), .dragEnded(target: 1), .settle(),
        .pagesChanged([0, 1, 2, 3], changed: [1]),
        .pagesChanged([0, 1, 2, 3], changed: [3]),
        .offset(1.1), .settle(at: 2), .offset(1.9), .settle(at: 1),
      ], configuration)
    expectEqual(
      found.lines,
      lines(
        """
        pagesChanged [0,1,2,3]            N:settle 0
        hostWillAppear ~                  count 4 · make s1 · bind s1<0 · add s1 · didMove s1 · \
        will+ s1~ · attach s1
        hostDidAppear                     did+ s1
        dragBegan                         —
        offset 0.1                        N:begin 0>1 · make s2 · bind s2<1 · add s2 · \
        didMove s2 · will- s1~ · will+ s2~ · attach s2
        dragEnded target 1                —
        settle                            detach s1 · did- s1 · did+ s2 · save 0 · recycle s1 · \
        N:settle 1
        pagesChanged [0,1,2,3], changed 1 bind s2<1
        pagesChanged [0,1,2,3], changed 3 —
        offset 1.1                        N:begin 1>2 · dequeue s1 · bind s1<2 · will- s2~ · \
        will+ s1~ · attach s1
        settle at 2                       detach s2 · did- s2 · did+ s1 · save 1 · recycle s2 · \
        N:settle 2
        offset 1.9                        N:begin 2>1 · dequeue s2 · will- s1~ · will+ s2~ · \
        attach s2
        settle at 1                       detach s1 · did- s1 · did+ s2 · save 2 · recycle s1 · \
        N:settle 1
        """))
    expectEqual(found.violations, [])
  }

  @Test("A teardown in the middle of a swipe, whose end is not reported")
  func teardown() {
    let configuration = PagerConfiguration(mode: .onDemand)
    let found = trace(
      [.teardown, .teardown, .jump(to: 0), .hostDidAppear],
      after: [
        .pagesChanged([0, 1, 2], initial: 1), .hostWillAppear(animated: true), .hostDidAppear,
        .dragBegan, .offset(1.3),
      ], configuration)
    expectEqual(
      found.lines,
      lines(
        """
        teardown                          will- 2 · detach 1 · did- 1 · detach 2 · did- 2 · \
        willMove0 1 · remove 1 · unload 1 · willMove0 2 · remove 2 · unload 2 · willMove0 0 · \
        remove 0 · unload 0
        teardown                          —
        jump 0                            N:done 0=cancelled
        hostDidAppear                     —
        """))
    expectEqual(found.violations, [])
  }

  @Test("A recorder omits progress and, on request, scrolls that change nothing")
  func silentOffsets() {
    let machine = PagerMachine()
    let recorder = PagerRecorder(omitsSilentOffsets: true)
    let progress = PagerNotice<PageKey>.Transition(from: 0, to: 1, progress: 0.25)
    let effects: [PagerEffect] = [.notify(.begin(from: 0, to: 1)), .snap(to: 1)]
    recorder.record(PagerStep(event: .offset(0.5), effects: [], machine: machine))
    recorder.record(PagerStep(event: .dragBegan, effects: [], machine: machine))
    recorder.record(
      PagerStep(
        event: .offset(0.25), effects: effects + [.notify(.progress(progress))], machine: machine))
    recorder.eventWidth = 12
    expectEqual(recorder.lines, ["dragBegan   —", "offset 0.25 N:begin 0>1 · snap 1"])
    expectEqual(recorder.description, "dragBegan   —\noffset 0.25 N:begin 0>1 · snap 1")
    expectEqual(recorder.effects, effects.map(\.description))
    recorder.omitsSilentOffsets = false
    expectEqual(recorder.lines.first, "offset 0.5  —")
    recorder.clear()
    expectEqual(recorder.lines, [])
  }
}
