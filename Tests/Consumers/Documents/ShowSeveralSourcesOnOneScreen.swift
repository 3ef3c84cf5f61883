import Collate

struct Story: Identifiable, Equatable {
  let id: Int
}

struct Forecast: Identifiable, Equatable {
  let id: Int
}

typealias Feed = BasicSection<String, Story>

let news = ArrayDataSource<Feed>(sections: [])
let mail = ArrayDataSource<Feed>(sections: [])
let weather = ArrayDataSource<BasicSection<String, Forecast>>(sections: [])

@MainActor
func combine(mailSlot: Slot) {
  // <ShowSeveralSourcesOnOneScreen.md 1>
}

@MainActor
func combineAnything() {
  // <ShowSeveralSourcesOnOneScreen.md 2>
}
