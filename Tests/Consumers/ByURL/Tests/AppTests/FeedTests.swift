import App
import CollateTesting
import Models
import Testing

@MainActor @Suite("The feeds, with Swift Testing")
struct FeedTests {
  @Test("A list shows what the screen has")
  func showing() {
    let screen = Screen()
    let checker = DataSourceChecker(screen.feeds)
    let list = HeadlessListView<Feed>()
    list.show(screen.feeds)

    screen.mail.sections[0].items.append(Story(id: "a", title: "A letter"))

    #expect(checker.finish() == [])
    #expect(list.differences(from: screen.feeds.snapshot) == [])
    #expect(list.calls.reloads == 1)
  }
}
