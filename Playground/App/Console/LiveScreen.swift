#if os(macOS) || os(Linux)
import PlaygroundTerminal

/// The whole screen of a terminal, and what is shown there.
///
/// What the user does changes the content at once. Frames are drawn at most every 16 ms, and only when
/// something was done or moves; while nothing does, no time is spent.
@MainActor
final class LiveScreen<Content: ScreenContent> {
  private let content: Content
  private let session = TerminalSession()
  private var parser = InputParser()
  private var encoder: FrameEncoder
  private let start = ContinuousClock.now

  /// The frame that is planned, and when it is due.
  private var plan: (due: ContinuousClock.Instant, task: Task<Void, Never>)?
  private var lastFrame = ContinuousClock.now - .seconds(1)

  /// Waits for what may follow an escape.
  private var silence: Task<Void, Never>?

  private let frameInterval = Duration.milliseconds(16)

  /// Creates a screen that is not shown yet.
  init(_ content: Content, on terminal: Capabilities) {
    self.content = content
    encoder = FrameEncoder(depth: terminal.colorDepth)
  }

  /// Shows the content until the user quits.
  ///
  /// - Returns: The code to exit with.
  func run() async throws(Problem) -> ExitCode {
    try session.start()
    guard session.enter() else { throw Problem("the terminal cannot be set up") }
    defer { session.leave() }
    drawFrame()
    for await event in session.events {
      switch event {
      case .input(let bytes):
        silence?.cancel()
        guard handle(parser.parse(bytes)) else { return .success }
        waitForMoreInput()
      case .inputEnded: return .success
      case .windowChanged: redraw()
      case .suspensionRequested: session.suspend()
      case .continued: if session.resume() { redraw() }
      case .endRequested(let signal): return .signal(signal)
      }
    }
    return .success
  }

  /// Draws a frame soon, because the content is another one.
  func contentDidChange() { planFrame(at: .now) }

  private var now: Duration { start.duration(to: .now) }

  /// Handles events, and returns whether to go on.
  private func handle(_ events: [InputEvent]) -> Bool {
    for event in events {
      content.advance(to: now)
      switch content.handle(event) {
      case nil: break
      case .quit: return false
      case .suspend: session.suspend()
      case .redraw: encoder.invalidate()
      }
    }
    if !events.isEmpty { planFrame(at: .now) }
    return true
  }

  /// Takes an escape as the key if the rest of a sequence does not come soon.
  private func waitForMoreInput() {
    guard let patience = parser.patience else { return }
    silence = Task {
      try? await Task.sleep(for: patience)
      // Nothing that quits is left: such keys are complete when they come.
      if !Task.isCancelled { _ = handle(parser.flush()) }
    }
  }

  /// Draws the whole screen, whatever it shows.
  private func redraw() {
    encoder.invalidate()
    planFrame(at: .now)
  }

  /// Draws a frame, at once if it is due, unless one is planned that comes as early.
  private func planFrame(at time: ContinuousClock.Instant) {
    let due = max(time, lastFrame + frameInterval)
    if let plan, plan.due <= due { return }
    plan?.task.cancel()
    plan = nil
    if due <= .now { return drawFrame() }
    let task = Task {
      try? await Task.sleep(until: due, tolerance: .zero, clock: .continuous)
      if Task.isCancelled { return }
      plan = nil
      drawFrame()
    }
    plan = (due, task)
  }

  private func drawFrame() {
    guard session.isActive else { return }
    lastFrame = .now
    let size = session.size
    if content.size != size { content.size = size }
    content.advance(to: now)
    session.write(encoder.encode(content.frame))
    if let wake = content.nextWake { planFrame(at: start + wake) }
  }
}
#endif
