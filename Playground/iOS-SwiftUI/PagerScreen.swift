#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateSwiftUI
import SwiftUI

/// A flow of pages with a bar of titles, and a button that goes on.
struct PagerScreen: View {
  let steps: [Step]
  @State private var current: Step.ID?
  @State private var seen: Set<Step.ID> = []

  var body: some View {
    VStack {
      PagerView(steps, selection: $current) { step in
        Text(seen.contains(step.id) ? "\(step.name), again" : step.name)
      }
      .titles { $0.name }
      .onPage { event, step in
        if event == .didDisappear { seen.insert(step.id) }
      }
      Button("Next") {
        let next = steps.first { $0.id > current ?? 0 }
        withAnimation { current = next?.id }
      }
    }
  }
}

/// A step of a flow.
nonisolated struct Step: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}
#endif
