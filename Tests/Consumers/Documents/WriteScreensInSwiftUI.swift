import CollateSwiftUI
import Foundation
import SwiftUI
import UIKit

struct Story: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var isRead = false
}

struct Feed: SectionProtocol, Sendable {
  let id: String
  var title: String
  var items: [Story]
}

// <WriteScreensInSwiftUI.md 1>

// <WriteScreensInSwiftUI.md 2>

// What the stand-in for SwiftUI lacks.
extension View {
  func searchable(text: Binding<String>) -> some View { self }

  func onChange(of text: String, perform action: @escaping (String) -> Void) -> some View { self }
}

// <WriteScreensInSwiftUI.md 3>

struct PreparedScreen: View {
  let feeds: Feeds
  let menu: (Story) -> UIContextMenuConfiguration?

  func menu(for story: Story) -> UIContextMenuConfiguration? { menu(story) }

  var body: some View {
    // <WriteScreensInSwiftUI.md 4>
  }
}

struct Step: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

struct StepPage: View {
  let step: Step
  var body: some View { Text(step.name) }
}

struct FlowScreen: View {
  let steps: [Step]
  @State private var current: Step.ID?
  @State private var seen: Set<Step.ID> = []

  var body: some View {
    // <WriteScreensInSwiftUI.md 5>
  }
}

struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

struct MessageRow: View {
  let message: Message
  var body: some View { Text(message.text) }
}

@MainActor
final class Conversation {
  let timeline: LoadingDataSource<BasicSection<Int, Message>, Int>

  init(_ timeline: LoadingDataSource<BasicSection<Int, Message>, Int>) {
    self.timeline = timeline
  }
}

struct ChatScreen: View {
  let conversation: Conversation
  @State private var last: Message.ID?

  var body: some View {
    // <WriteScreensInSwiftUI.md 6>
  }
}

@MainActor
final class Store {
  enum Action { case moved([Feed]) }

  var feeds: [Feed] = []
  var news: [Feed] = []
  func send(_ action: Action) {}
}

struct StateScreen: View {
  let store: Store

  var body: some View {
    // <WriteScreensInSwiftUI.md 7>
  }
}

@MainActor
func assign(_ store: Store, to feeds: Feeds) {
  // <WriteScreensInSwiftUI.md 8>
}

// <WriteScreensInSwiftUI.md 9>
