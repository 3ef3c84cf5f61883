import CollateTesting
package import PlaygroundTerminal

/// The screen as a whole: tabs, a scene, the panel beside it, and the keys.
///
/// Like its scenes, it is a state machine over virtual time: what it draws depends only on its size,
/// the events it handled, and the time that passed.
@MainActor
package final class Gallery: ScreenContent {
  /// The size of the screen.
  package var size: Size {
    didSet {
      // A panel that was chosen beside the scene does not cover it in a narrow window.
      if hasRoomForPanel(oldValue) != hasRoomForPanel(size) { chosenPanels = nil }
      layOut()
    }
  }

  /// The scenes, by their tabs.
  private var scenes: [any Scene] = []

  /// The scene on the screen.
  private(set) var kind: SceneKind

  /// The panels that the user chose; `nil` for as many as there is room for.
  var chosenPanels: Set<Panel>? {
    didSet { layOut() }
  }

  /// The list of all keys, while it covers the scene.
  var help: HelpPanel?

  /// The key that was pressed last, and when.
  var lastKey: (event: InputEvent, time: Duration)?

  /// Decides what happens while a user tries to break a scene.
  var random: SeededGenerator

  /// How often a user tried to break the scene on the screen.
  var attemptCount = 0

  /// The speed of time for scenes.
  var speed = 1.0

  /// Whether time passes by steps only.
  var isPaused = false

  /// The demonstration that is being played, until a key is pressed.
  var demonstration: Demonstration?

  /// Whether the demonstrations of all scenes are played, one after the other.
  let playsAll: Bool

  /// The time of each scene; it stands still while another scene is shown.
  var times: [Duration]

  /// The last time that was passed to ``advance(to:)``.
  var last: Duration?

  /// What scenes do by themselves depends on it.
  private let seed: UInt64

  /// The areas of the screen; `nil` if it is too small.
  private(set) var layout: GalleryLayout?

  /// A seed with which the first changes of the feeds are of every kind.
  package static let usualSeed: UInt64 = 36

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - kind: The scene to show first; `nil` for the first one, and to demonstrate all of them.
  ///   - size: The size of the screen.
  ///   - demonstrates: Whether it plays by itself until a key is pressed.
  ///   - seed: The same seed gives the same frames.
  package init(
    showing kind: SceneKind? = nil, size: Size = Size(80, 24), demonstrates: Bool = false,
    seed: UInt64 = usualSeed
  ) {
    self.kind = kind ?? SceneKind.allCases[0]
    self.size = size
    self.seed = seed
    random = SeededGenerator(seed: seed)
    playsAll = kind == nil
    times = SceneKind.allCases.map { _ in .zero }
    scenes = SceneKind.allCases.map(makeScene)
    layOut()
    if demonstrates { demonstrate() }
  }
}

extension Gallery {
  /// The scene on the screen.
  var scene: any Scene { scenes[index] }

  /// The tab of the scene on the screen.
  var index: Int { SceneKind.allCases.firstIndex(of: kind) ?? 0 }

  /// The time of the scene on the screen.
  var time: Duration { times[index] }

  /// The sentence that tells what to look at in the scene on the screen.
  package var caption: String { demonstration?.caption ?? scene.caption }

  /// The verdict of the scene on the screen.
  package var verdict: Verdict { scene.verdict }

  /// Waits for what the scene on the screen has others do, and is due.
  package func settle() async {
    await scene.settle()
  }

  /// Shows a scene.
  func show(_ kind: SceneKind) {
    if kind != self.kind {
      scene.cancelDrag()
      attemptCount = 0
    }
    self.kind = kind
    layOut()
  }

  /// Shows the scene some tabs to the right.
  func show(next distance: Int) {
    let all = SceneKind.allCases
    show(all[(index + distance + all.count) % all.count])
  }

  /// Replaces the scene on the screen by a new one, and plays its demonstration.
  func demonstrate() {
    resetView()
    scenes[index] = makeScene(kind)
    times[index] = .zero
    random = SeededGenerator(seed: seed)
    attemptCount = 0
    demonstration = Demonstration(scene.script, isPartOfTour: playsAll)
    layOut()
  }

  /// Ends the demonstration, and what it changed about the view.
  func endDemonstration() {
    guard demonstration != nil else { return }
    demonstration = nil
    resetView()
    scene.dropCarried()
  }

  private func resetView() {
    speed = 1
    chosenPanels = nil
  }

  /// Makes the scene of a tab.
  private func makeScene(_ kind: SceneKind) -> any Scene {
    switch kind {
    case .overview: OverviewScene()
    case .versus: VersusScene(seed: seed)
    case .multiFeed: MultiFeedScene(seed: seed)
    case .pager: PagerScene()
    case .transforms: TransformsScene(seed: seed)
    case .selection: SelectionScene(seed: seed)
    case .loader: LoaderScene(seed: seed)
    case .tree: TreeScene(seed: seed)
    }
  }

  /// Divides the screen between the scene and its panels.
  func layOut() {
    guard !scenes.isEmpty else { return }
    layout = GalleryLayout(
      size: size, panels: panels.map { width(of: $0, on: size) },
      leastStageWidth: scene.leastWidth)
    // Without a place on the screen, there is nothing to drag to.
    if layout == nil || isCovered { scene.cancelDrag() }
    scene.area = layout?.stage ?? Rect(0, 0, 0, 0)
  }
}
