// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  @MainActor public static var isReduceMotionEnabled: Bool { HeadlessUIKit.isReduceMotionEnabled }

  @MainActor public static var isSwitchControlRunning: Bool {
    HeadlessUIKit.isSwitchControlRunning
  }

  @MainActor public static var isVoiceOverRunning: Bool { HeadlessUIKit.isVoiceOverRunning }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    HeadlessUIKit.accessibilityPosts.append(
      .init(notification: notification, argument: argument as? String))
  }
}
