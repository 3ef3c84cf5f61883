#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateSwiftUI
import SwiftUI

/// The end of a conversation, and a field to go on with it.
struct ChatScreen: View {
  let conversation: Conversation
  let send: (String) -> Message
  @State private var draft = ""
  @State private var last: Message.ID?

  var body: some View {
    VStack {
      CollateList(conversation.timeline) { message in Text(message.text) }
        .loading(conversation.timeline)
        .scrollPosition($last, at: .end)
      TextField("Message", text: $draft).onSubmit {
        let message = send(draft)
        conversation.timeline.apply([.insert(message, .last, section: .init(id: 0, items: []))])
        withAnimation { last = message.id }
        draft = ""
      }
    }
  }
}

/// A conversation, of which older parts are loaded as people scroll up.
@MainActor
final class Conversation {
  let timeline: LoadingDataSource<Messages, Int>

  init(_ load: @escaping @Sendable (_ before: Int?) async throws -> [Message]) {
    timeline = LoadingDataSource(
      PageLoader { request in
        let messages = try await load(request.key)
        return LoadedPage(items: messages, previous: messages.first?.id)
      })
    timeline.configuration.behaviors = [.initial, .pagingBackward]
  }
}

/// A message, whose id grows with its time.
nonisolated struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

typealias Messages = BasicSection<Int, Message>
#endif
