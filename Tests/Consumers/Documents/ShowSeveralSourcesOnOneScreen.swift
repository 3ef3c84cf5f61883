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

func combine(mailSlot: Slot) {
  // <ShowSeveralSourcesOnOneScreen.md 1>
}

func combineAnything() {
  // <ShowSeveralSourcesOnOneScreen.md 2>
}
