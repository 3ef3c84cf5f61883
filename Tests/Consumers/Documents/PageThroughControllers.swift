import CollateUIKit
import Foundation
import UIKit

struct Channel: Identifiable, Equatable {
  let id: String
}

final class ChannelViewController: UIViewController {
  var channel: Channel

  init(_ channel: Channel) {
    self.channel = channel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class DayViewController: UIViewController {
  init(_ day: Date) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class TabBar {
  var titles: [String] = []
  func moveIndicator(to position: Double?) {}
}

final class Analytics {
  func show(_ page: String?) {}
}

let analytics = Analytics()
let channelsFromTheServer = [Channel(id: "music")]
let tabs = TabBar()

// <PageThroughControllers.md 1>

final class ScreenController: UIViewController {
  let titles = ["news": "News", "music": "Music"]
  let unreadCounts = ["news": 3]
  var observation: ObservationToken?

  // <PageThroughControllers.md 2>

  // <PageThroughControllers.md 3>

  func addBadges() {
    // <PageThroughControllers.md 4>
  }

  func addOwnBar() {
    // <PageThroughControllers.md 5>
  }

  // <PageThroughControllers.md 6>

  func relate(_ recognizer: UIPanGestureRecognizer) {
    // <PageThroughControllers.md 7>
  }

  func change() {
    // <PageThroughControllers.md 9>
  }

  func turn() async {
    // <PageThroughControllers.md 10>
  }

  func observe() {
    // <PageThroughControllers.md 11>
  }

  func showCalendar(_ calendar: Calendar, from today: Date, birthday: Date) {
    // <PageThroughControllers.md 12>
  }

  func configure() {
    // <PageThroughControllers.md 13>

    // <PageThroughControllers.md 14>
  }
}

// <PageThroughControllers.md 8>
