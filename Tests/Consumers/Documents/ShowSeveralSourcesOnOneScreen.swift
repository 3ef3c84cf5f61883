import Collate
import Observation

struct Story: Identifiable, Equatable, Sendable {
  let id: Int
  var isRead = false
}

struct Forecast: Identifiable, Equatable {
  let id: Int
}

typealias Feed = BasicSection<String, Story>

let news = ArrayDataSource<Feed>(sections: [])
let mail = ArrayDataSource<Feed>(sections: [])
let weather = ArrayDataSource<BasicSection<String, Forecast>>(sections: [])
let (open, done) = (mail, mail)
let letter = Story(id: 1)
let (today, story) = (Feed(id: "today"), Story(id: 4))
let week = BasicSection<String, Forecast>(id: "week")
let (first, second, third) = (Story(id: 1), Story(id: 2), Story(id: 3))

@MainActor
func combine(mailSlot: Slot) {
  // <ShowSeveralSourcesOnOneScreen.md 1>
  // <ShowSeveralSourcesOnOneScreen.md 2>
}

@MainActor
func combineAnything() {
  // <ShowSeveralSourcesOnOneScreen.md 3>
}

@MainActor
func changeAnything() {
  // <ShowSeveralSourcesOnOneScreen.md 4>
}

@MainActor
func group(screen: CompositeDataSource<Feed>) {
  // <ShowSeveralSourcesOnOneScreen.md 5>
  // <ShowSeveralSourcesOnOneScreen.md 6>
}

@MainActor
func plainItems() {
  // <ShowSeveralSourcesOnOneScreen.md 7>
}

@MainActor
final class Screen {
  let screen = CompositeDataSource([news, mail])
  var tokens: [ObservationToken] = []

  func observe() async {
    // <ShowSeveralSourcesOnOneScreen.md 8>
    // <ShowSeveralSourcesOnOneScreen.md 9>
  }

  // <ShowSeveralSourcesOnOneScreen.md 10>
}
