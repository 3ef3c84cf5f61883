import CollateUIKit
import UIKit

struct Channel: Identifiable, Equatable {
  let id: String
  var name: String
}

final class ChannelViewController: UIViewController {
  var channel: Channel

  init(_ channel: Channel) {
    self.channel = channel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

// <ComeFromParchment.md 1>
