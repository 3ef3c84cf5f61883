import Collate
import TestSupport
import Testing

@testable import CollateCore

/// The search for the last element that meets a condition.
@Suite("Binary search", .traced)
struct ArraySearchTests {
  @Test("In every list of up to a hundred elements, from every start")
  func everyList() {
    withEvery("count", in: 0...100) { count in
      let list = Array(0..<count)
      withEvery("number below", in: 0...count) { below in
        expectEqual(list.lastPosition { $0 < below }, max(0, below - 1))
        let slice = list[(count / 3)...]
        expectEqual(slice.lastPosition { $0 < below }, max(count / 3, below - 1))
        for start in 0..<max(1, count) where start % 7 == 0 {
          expectEqual(list.lastPosition(from: start) { $0 < below }, max(start, below - 1))
        }
      }
    }
  }

  @Test("The first that is not less, in every list with repeated elements, whole and in part")
  func lowerBounds() {
    withEvery("list", in: sequences(of: [0, 1, 2], upTo: 6).map { $0.sorted() }) { list in
      for start in 0...list.count {
        for value in -1...3 {
          let expected = (start..<list.count).first { list[$0] >= value } ?? list.count
          expectEqual(list[start...].lowerBound(of: value), expected)
        }
      }
    }
  }
}
