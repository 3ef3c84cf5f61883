import Collate
import CollateTesting
import TestSupport

@testable import CollateCore
@testable import CollatePaging

/// A pager to which random things happen, many of them inside callbacks of others.
@MainActor
final class PagerStorm {
  /// What has happened so far, to find the reason of a failure.
  private(set) var story: [String] = []

  let stage: Stage
  private let checker: PagerDriverChecker
  private var dice: SeededGenerator

  /// The source of the pager that was shown last.
  private var source: ArrayDataSource<Shelf>

  /// The configuration after everything that was written.
  private var configuration: Log.Configuration

  private var nextPage: UInt32 = 0x61
  private var jumpCount = 0
  private var finishedJumpCount = 0

  /// The number of actions that may still take place inside callbacks of the current one.
  private var budget = 0

  init(_ generator: inout SeededGenerator) {
    dice = SeededGenerator(seed: generator.next())
    configuration = Self.configuration(&dice)
    source = ArrayDataSource(sections: [Shelf("A")])
    let log = Log()
    stage = Stage(log, log.pager(source, configuration), isShown: false)
    checker = PagerDriverChecker(stage.driver)
    story.append("\(configuration)")
    source.sections[0].items = newBooks(dice.below(6))
    log.onLine = { [unowned self] line, _ in
      guard budget > 0, dice.oneIn(10) else { return }
      budget -= 1
      story.append("  in \(line):")
      act()
    }
  }

  private var driver: Stage.Driver { stage.driver }

  /// Returns a random configuration, of a pager of any mode.
  private static func configuration(_ dice: inout SeededGenerator) -> Log.Configuration {
    Log.Configuration(
      mode: PagerMode.allCases.randomElement(using: &dice) ?? .static,
      preload: dice.oneIn(2) ? dice.below(3) : nil, retain: dice.oneIn(2) ? dice.below(4) : nil,
      poolLimit: dice.below(4), successor: dice.oneIn(2) ? .next : .previous,
      loops: dice.oneIn(2))
  }

  private func newBooks(_ count: Int) -> [Book] {
    (0..<count).compactMap { _ in
      nextPage += 1
      return Unicode.Scalar(nextPage).map { Book(Character($0)) }
    }
  }

  /// Does something, while callbacks do other things, and returns what is wrong afterwards.
  func step() -> [String] {
    budget = dice.below(6)
    act()
    budget = 0
    return findings()
  }

  /// Ends everything, and returns what is wrong afterwards.
  func end() -> [String] {
    driver.tearDown()
    var result = checker.violations.map { "\($0)" }
    if finishedJumpCount != jumpCount {
      result.append("\(finishedJumpCount) of \(jumpCount) jumps have ended")
    }
    if !stage.log.livePages.isEmpty { result.append("\(stage.log.livePages.count) pages are left") }
    return result
  }

  private func findings() -> [String] {
    var result = checker.violations.map { "\($0)" }
    let books = source.sections[0].items
    if (0..<driver.pageCount).map(driver.page(at:)) != books.map(\.id) {
      result.append("the pages are \(driver.machine.pages), not \(books)")
    } else {
      for (index, book) in books.enumerated() {
        guard let page = driver.controller(at: index) else { continue }
        if page.book != book {
          result.append("\(page.name) shows \(page.book.map { "\($0)" } ?? "nothing"), not \(book)")
        }
      }
    }
    let now = driver.machine.configuration
    if now != configuration { result.append("the configuration is \(now), not \(configuration)") }
    return result
  }
}

// What can happen.
extension PagerStorm {
  private func act() {
    switch dice.below(26) {
    case 0..<6: scroll()
    case 6: say("drag") { driver.dragDidBegin() }
    case 7:
      let target = dice.oneIn(2) ? driver.position.rounded() : nil
      say("drag ends at \(target as Any)") { driver.dragDidEnd(targeting: target) }
    case 8, 9:
      let place = dice.oneIn(2) ? driver.position.rounded() : nil
      say("rest at \(place as Any)") { driver.hostDidSettle(at: place) }
    case 10, 11: jump()
    case 12...17: changeHost()
    case 18: say("memory warning") { driver.didReceiveMemoryWarning() }
    case 19, 20: changePages()
    case 21, 22: configure()
    case 23, 24: replace()
    default:
      say("transaction") {
        source.performBatchUpdates {
          act()
          changePages()
          act()
        }
      }
    }
  }

  private func say(_ text: String, _ body: () -> Void) {
    story.append(text)
    body()
  }

  private func scroll() {
    var place = driver.position + Double.random(in: -0.8...0.8, using: &dice)
    if dice.oneIn(4) { place = place.rounded() }
    say("offset \(place)") { driver.hostDidScroll(to: place) }
  }

  private func jump() {
    jumpCount += 1
    let isAnimated = !dice.oneIn(4)
    let completion: (PagerJump.Result) -> Void = { [weak self] _ in self?.finishedJumpCount += 1 }
    if dice.oneIn(3) {
      let distance = Int.random(in: -2...2, using: &dice)
      say("jump by \(distance) \(isAnimated)") {
        driver.jump(by: distance, animated: isAnimated, completion: completion)
      }
    } else {
      let page = source.sections[0].items.randomElement(using: &dice)?.id ?? "-"
      say("jump to \(page) \(isAnimated)") {
        driver.jump(to: page, animated: isAnimated, completion: completion)
      }
    }
  }

  private func changeHost() {
    switch dice.below(10) {
    case 0: say("host will appear") { driver.hostWillAppear(animated: true) }
    case 1..<5: say("host did appear") { driver.hostDidAppear() }
    case 5, 6: say("host will disappear") { driver.hostWillDisappear(animated: true) }
    case 7: say("host did disappear") { driver.hostDidDisappear() }
    case 8: say("size will change") { driver.hostSizeWillChange() }
    default: say("size did change") { driver.hostSizeDidChange() }
    }
  }

  private func changePages() {
    var books = source.sections[0].items
    switch dice.below(8) {
    case 0: books = []
    case 1: books.shuffle(using: &dice)
    case 2: books.insert(contentsOf: newBooks(1 + dice.below(4)), at: dice.below(books.count + 1))
    case 3 where !books.isEmpty: books[dice.below(books.count)].edition += 1
    case 4 where books.count > 1:
      books.insert(books.remove(at: dice.below(books.count)), at: dice.below(books.count))
    case _ where books.isEmpty: books = newBooks(dice.below(6))
    default: books.remove(at: dice.below(books.count))
    }
    say("pages \(books)") { source.sections[0].items = books }
  }

  private func configure() {
    let number = dice.below(4)
    switch dice.below(7) {
    case 0:
      configuration.preload = number
      say("preload \(number)") { driver.configuration.preload = number }
    case 1:
      configuration.retain = number
      say("retain \(number)") { driver.configuration.retain = number }
    case 2:
      configuration.poolLimit = number
      say("pool \(number)") { driver.configuration.poolLimit = number }
    case 3:
      configuration.loops.toggle()
      let loops = configuration.loops
      say("loops \(loops)") { driver.configuration.loops = loops }
    case 4:
      configuration.visibleNeighbors = number
      say("neighbors \(number)") { driver.visibleNeighbors = number }
    case 5:
      configuration.epsilon = Double(number) / 100
      say("epsilon \(number)") { driver.epsilon = Double(number) / 100 }
    default:
      configuration.successor = number < 2 ? .next : .previous
      let successor = configuration.successor
      say("successor \(successor)") { driver.configuration.successor = successor }
    }
  }

  private func replace() {
    var new = Self.configuration(&dice)
    source = ArrayDataSource(sections: [Shelf("A", newBooks(dice.below(4)))])
    let pager = stage.log.pager(source, new)
    (new.epsilon, new.visibleNeighbors) = (configuration.epsilon, configuration.visibleNeighbors)
    configuration = new
    say("replacement \(new.mode) \(source.sections[0].items) \(new)") {
      driver.replacePager(with: pager)
    }
  }
}
