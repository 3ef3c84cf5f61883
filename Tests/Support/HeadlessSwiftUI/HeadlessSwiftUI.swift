// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SwiftUI documents is documented there.
//
// A stand-in for SwiftUI on Linux: the names and signatures that CollateSwiftUI, its tests and its screens use, and a
// small renderer with identity, state, environment, observation, transactions and representables. It cannot show
// - layout, sizes, self-sizing, safe areas, drawing (but the texts), gestures, keyboards, or how an animation looks;
// - what SwiftUI skips: here, each body below one that is evaluated is evaluated, so that counts are upper bounds, and a
//   change of the environment reaches all representables, whatever they have read;
// - when SwiftUI updates: here, with the next layout of the hosting view; that is also when a list is made;
// - `onAppear`, `onChange` and `task`, preferences, focus, navigation and toolbars;
// - values of the environment that SwiftUI takes from traits, and what a hosting controller passes on of its content;
// - how `swipeActions` work in a cell: here they are buttons beside the content, as is `onSubmit`;
// - the order in which a representable leaves the hierarchy and is dismantled, which is not documented: tests try both.

@_exported import UIKit

/// What tests may use and SwiftUI does not have.
@_spi(Headless) @MainActor public enum HeadlessSwiftUI {
  /// How often bodies were evaluated, and representables made, updated and dismantled, by the type of the view.
  public private(set) static var counts: [String: Int] = [:]

  /// What SwiftUI would have written to the console.
  public private(set) static var log: [String] = []

  /// Whether representables are dismantled before they leave the hierarchy.
  public static var dismantlesFirst = true

  /// Whether what is read is tracked, as it is since iOS 17.
  public static var tracksAccesses = true

  static var transaction = Transaction()
  static var updateDepth = 0

  public static func reset() {
    (counts, log, dismantlesFirst, tracksAccesses) = ([:], [], true, true)
  }

  /// Returns what views say, in order.
  public static func texts(in view: UIView) -> [String] {
    hosts(in: view).flatMap(\.rootNode.texts)
  }

  /// Does what a tap on the first enabled button with a title does, and returns whether there is one.
  @discardableResult public static func tap(_ title: String, in view: UIView) -> Bool {
    let action = hosts(in: view).lazy.compactMap { $0.rootNode.action(titled: title) }.first
    action?()
    return action != nil
  }

  private static func hosts(in view: UIView) -> [HostingView] {
    [view as? HostingView].compactMap(\.self) + view.subviews.flatMap(hosts)
  }

  static func count(_ event: String, _ type: Any.Type) {
    counts["\(event) \("\(type)".prefix { $0 != "<" })", default: 0] += 1
  }

  static func stateDidChange(of node: ViewNode?) {
    if updateDepth > 0 { log.append("Modifying state during view update") }
    node?.host?.invalidate(node)
  }
}
