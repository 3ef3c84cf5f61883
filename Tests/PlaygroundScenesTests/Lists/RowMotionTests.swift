import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("The motion of rows")
struct RowMotionTests {
  @Test("A row gets to its goal, slower and slower, and rests there")
  func easing() {
    var motion = RowMotion(at: 0)
    motion.goal = 8
    var steps: [Double] = []
    while motion.isMoving {
      let place = motion.place
      motion.advance(by: 0.033)
      steps.append(motion.place - place)
    }
    expectEqual(motion.place, 8)
    #expect(steps.count < 30)
    expectEqual(steps.dropLast(), steps.dropLast().sorted(by: >))
  }

  @Test("A long time does not carry it beyond its goal")
  func longStep() {
    var motion = RowMotion(at: 3)
    motion.goal = 1
    motion.advance(by: 100)
    expectEqual(motion.place, 1)
  }

  @Test("Marks fade, and new rows stay new")
  func marks() {
    var motion = RowMotion(at: 0)
    motion.mark(.updated)
    motion.mark(.moved)
    expectEqual(motion.mark, .moved)
    motion.advance(by: 0.7)
    #expect(abs(motion.glow - 0.5) < 0.01)
    motion.mark(.inserted)
    motion.mark(.updated)
    expectEqual(motion.mark, .inserted)
    motion.mark(.deleted)
    expectEqual(motion.mark, .deleted)
    expectEqual(motion.glow, 1)
    motion.advance(by: 1.5)
    expectEqual(motion.mark, .none)
    #expect(!motion.isMoving)
  }

  @Test("Every change has a sign of its own, for those who see no colors")
  func signs() {
    let marks: [RowMark] = [.none, .inserted, .deleted, .moved, .updated]
    expectEqual(Set(marks.map(\.sign)).count, 5)
    expectEqual(Set(marks.map(\.color)).count, 5)
    #expect(marks.allSatisfy { $0.sign.columnCount == 1 })
  }
}
