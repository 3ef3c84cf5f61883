import Collate

/// Two to-do lists on one screen, whose rows can be moved from any section to any other.
@MainActor
struct ReorderModel {
  /// A list with two sections.
  let mine = ArrayDataSource(sections: [
    ToDoSection(
      id: "Today",
      items: [
        ToDo(id: 1, text: "Pay the rent", isPinned: true), ToDo(id: 2, text: "Call Ana"),
        ToDo(id: 3, text: "Write report"),
      ]),
    ToDoSection(
      id: "Later",
      items: [
        ToDo(id: 4, text: "Fix the lamp", isPinned: true), ToDo(id: 5, text: "Learn to whistle"),
      ]),
  ])

  /// A list of another source.
  let shared = ArrayDataSource(sections: [
    ToDoSection(
      id: "Shared", items: [ToDo(id: 6, text: "Buy milk"), ToDo(id: 7, text: "Book the train")])
  ])

  /// What shows the screen in a list, and lets rows be moved there.
  let presenter: Presenter<ToDoSection>

  /// Both lists on one screen.
  // begin: reorder
  let screen = CompositeDataSource<ToDoSection>()
  // end: reorder

  /// Creates the lists and their screen.
  // begin: reorder
  init() {
    let group = IdentityGroup("to-dos")
    screen.append(mine, sharing: group)
    screen.append(shared, sharing: group)
    var rules = ReorderingRules(screen)
    rules.canMove = { [screen] path in
      !screen.snapshot[path].isPinned
    }
    rules.target = { [screen] path, place in
      let section = screen.snapshot.sections[place.section]
      let isTaken = section.items.first?.isPinned == true
      return isTaken && place.item == 0 ? nil : place
    }
    presenter = Presenter(screen)
    presenter.reordering = rules
  }
  // end: reorder

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "reorder")
}
