import Collate
import CollateTesting
import TestSupport
import Testing

/// Two sources in nested composites, on two screens: one that previews moves, one like those of UIKit.
@MainActor
private final class Screens {
  let leaves: [ArrayDataSource<Shelf>]
  let root: CompositeDataSource<Shelf>
  let preview = HeadlessListView<Shelf>()
  let dragged = HeadlessListView<Shelf>()
  let presenters: [Presenter<Shelf>]
  private let inner: CompositeDataSource<Shelf>
  private var spare: ArrayDataSource<Shelf>
  private var session: ReorderingSession<Shelf>?

  init(random: inout SeededGenerator) {
    leaves = [
      ArrayDataSource(sections: random.shelves()), ArrayDataSource(sections: random.shelves()),
    ]
    spare = ArrayDataSource(sections: random.shelves())
    root = CompositeDataSource()
    inner = CompositeDataSource()
    let group = IdentityGroup("books")
    inner.append(leaves[0], sharing: group)
    inner.append(leaves[1], sharing: group)
    root.append(inner)
    presenters = [Presenter(root), Presenter(root)]
    for (list, presenter) in zip([preview, dragged], presenters) {
      presenter.reordering = ReorderingRules(root)
      list.show(presenter)
    }
  }

  func step(_ random: inout SeededGenerator) {
    switch random.below(12) {
    case 0: preview.isOnScreen.toggle()
    case 1: dragged.isOnScreen.toggle()
    case 2:
      if let slot = root.slots.first(where: { root.source(in: $0) === spare }) {
        root.remove(slot)
      } else {
        root.insert(spare, at: random.below(2))
      }
    case 3:
      session = path(in: presenters[0], &random).flatMap { presenters[0].lift(at: $0) }
    case 4:
      if let session, let place = place(in: presenters[0], &random) { session.propose(place) }
    case 5: session?.drop()
    case 6: session?.cancel()
    case 7: drag(&random)
    default: edit(&random)
    }
  }

  func finish() {
    session?.drop()
    for presenter in presenters { presenter.flush() }
    preview.isOnScreen = true
    dragged.isOnScreen = true
  }

  private func edit(_ random: inout SeededGenerator) {
    let count = 1 + random.below(3)
    root.performBatchUpdates {
      for _ in 0..<count { random.edit((leaves + [spare])[random.below(3)]) }
    }
  }

  private func drag(_ random: inout SeededGenerator) {
    guard dragged.isOnScreen, let path = path(in: presenters[1], &random),
      let place = place(in: presenters[1], &random),
      let last = self.place(in: presenters[1], &random)
    else { return }
    var generator = random
    dragged.drag(from: path, over: place, last) {
      if generator.oneIn(2) { edit(&generator) }
    }
    random = generator
    // The main actor comes by, or something else happens first.
    if random.oneIn(2) { presenters[1].flush() }
  }

  private func path(in presenter: Presenter<Shelf>, _ random: inout SeededGenerator) -> ItemPath? {
    Array(presenter.snapshot.paths).randomElement(using: &random)
  }

  private func place(in presenter: Presenter<Shelf>, _ random: inout SeededGenerator) -> ItemPath? {
    guard let section = presenter.snapshot.sections.indices.randomElement(using: &random) else {
      return nil
    }
    let count = presenter.snapshot.itemCount(inSection: section)
    return ItemPath(section: section, item: random.below(count + 1))
  }
}

@MainActor
@Suite("Views of a presenter, at random", .traced)
struct PresenterRandomTests {
  @Test("Views show the content of the source after random operations")
  func random() {
    // Items come to have the same id when they move between the two sources.
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    withSeeds(Effort.rounds(300)) { random in
      let screens = Screens(random: &random)
      for _ in 0..<30 {
        screens.step(&random)
        for (list, presenter) in zip([screens.preview, screens.dragged], screens.presenters)
        where list.isOnScreen {
          expectEqual(list.snapshot, presenter.snapshot)
        }
      }
      screens.finish()
      for list in [screens.preview, screens.dragged] {
        expectEqual(list.violations.map(\.description), [])
        expectEqual(list.differences(from: screens.root.snapshot), [])
      }
    }
  }

  @Test("A dropped item lies beside the neighbors that it was dropped at")
  func neighbors() {
    withSeeds(Effort.rounds(300)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      let presenter = Presenter(source)
      presenter.reordering = ReorderingRules(source)
      let list = HeadlessListView<Shelf>()
      list.show(presenter)
      guard let path = Array(source.snapshot.paths).randomElement(using: &random),
        let session = presenter.lift(at: path)
      else { return }
      let section = random.below(source.sections.count)
      let count = source.sections[section].items.count - (section == path.section ? 1 : 0)
      session.propose(ItemPath(section: section, item: random.below(count + 1)))
      let shown = Array(list.sections)
      random.edit(source)
      session.drop()
      expectEqual(list.differences(from: source.snapshot), [])

      // Neighbors that stay in the order of before still have the item on the same side.
      let item = session.item.id
      guard let target = shown.first(where: { $0.items.contains { $0.id == item } }),
        let now = source.sections.first(where: { $0.id == target.id })?.items.map(\.id),
        let end = now.firstIndex(of: item),
        let start = target.items.firstIndex(where: { $0.id == item })
      else { return }
      let above = target.items[..<start].map(\.id).last { now.contains($0) }
      if let above, let number = now.firstIndex(of: above) { expectEqual(number, end - 1) }
    }
  }
}
