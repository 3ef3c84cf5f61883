import CollateSwiftUI
import Foundation
import Observation
import SwiftUI
import UIKit

// <WriteScreensInSwiftUI.md 1>

// <WriteScreensInSwiftUI.md 2>

// <WriteScreensInSwiftUI.md 3>

#if os(Linux)
// What the stand-in for SwiftUI lacks.
extension View {
  func searchable(text: Binding<String>) -> some View { self }

  func onChange(of text: String, perform action: @escaping (String) -> Void) -> some View { self }
}

@MainActor @propertyWrapper @dynamicMemberLookup
struct Bindable<Value: AnyObject> {
  var wrappedValue: Value
  var projectedValue: Self { self }

  subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nonisolated(unsafe) let (value, path) = (wrappedValue, path)
    return Binding(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}
#endif

// <WriteScreensInSwiftUI.md 4>

nonisolated struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

// <WriteScreensInSwiftUI.md 5>

struct PreparedScreen: View {
  let feeds: Feeds
  let menu: (Story) -> UIContextMenuConfiguration?

  func menu(for story: Story) -> UIContextMenuConfiguration? { menu(story) }

  var body: some View {
    // <WriteScreensInSwiftUI.md 6>
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

// <WriteScreensInSwiftUI.md 7>

nonisolated struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

struct MessageRow: View {
  let message: Message
  var body: some View { Text(message.text) }
}

// <WriteScreensInSwiftUI.md 8>

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
    // <WriteScreensInSwiftUI.md 9>
  }
}

@available(iOS 17, *)
@MainActor @Observable
final class Plan {
  var steps: [Step] = []
  var selectedIDs: Set<Step.ID> = []
}

// <WriteScreensInSwiftUI.md 10>

@MainActor
func assign(_ store: Store, to feeds: Feeds) {
  // <WriteScreensInSwiftUI.md 11>
}

// <WriteScreensInSwiftUI.md 12>
