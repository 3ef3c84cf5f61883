#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// Keeps a controller and the state of the app that it is bound to in step.
@MainActor
protocol HostedCoordinator: AnyObject {
  /// What the modifiers of the view say.
  associatedtype Settings
  associatedtype Controller: UIViewController

  var controller: Controller { get }

  init(_ settings: Settings)

  /// Receives what SwiftUI passes now.
  func update(
    _ settings: Settings, _ environment: EnvironmentValues, _ transaction: SwiftUI.Transaction)

  /// Ends everything, when SwiftUI removes the view.
  func end()
}

/// The controller of a list or pager, as SwiftUI makes and updates it.
struct Hosted<Coordinator: HostedCoordinator>: UIViewControllerRepresentable {
  let settings: Coordinator.Settings

  /// The environment as the view was made, by which SwiftUI knows that another one needs an update.
  let surroundings: EnvironmentValues

  func makeCoordinator() -> Coordinator { Coordinator(settings) }

  func makeUIViewController(context: Context) -> Coordinator.Controller {
    context.coordinator.controller
  }

  func updateUIViewController(_ controller: Coordinator.Controller, context: Context) {
    StateUpdate.perform {
      context.coordinator.update(settings, context.environment, context.transaction)
    }
  }

  static func dismantleUIViewController(
    _ controller: Coordinator.Controller, coordinator: Coordinator
  ) {
    StateUpdate.perform { coordinator.end() }
  }
}

extension SwiftUI.Transaction {
  /// Whether lists and pagers move with an animation to where the app sends them.
  var animatesMoves: Bool { animation != nil && !disablesAnimations }
}
#endif
