// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension HeadlessUIKit {
  /// The direction of the language of the device.
  public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// How large the user wants texts; who sets it tells all views that can be seen.
  public static var contentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard contentSizeCategory != oldValue else { return }
      let direction = UITraitCollection.device.layoutDirection
      let old = UITraitCollection(
        layoutDirection: direction, preferredContentSizeCategory: oldValue)
      for window in UIWindow.visible { window.tellOfTraits(old) }
    }
  }

  /// Whether the focus moves with the arrow keys, as on an iPad with a keyboard.
  public static var focusMovesWithKeys = false

  /// Whether VoiceOver runs; who sets it tells everybody who listens.
  public static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user wants fewer animations; who sets it tells everybody who listens.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether Switch Control runs; who sets it tells everybody who listens.
  public static var isSwitchControlRunning = false {
    didSet {
      guard isSwitchControlRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
    }
  }

  /// What was posted for assistive technologies, in order.
  public internal(set) static var accessibilityPosts: [AccessibilityPost] = []

  /// Forgets what was posted for assistive technologies.
  public static func clearAccessibilityPosts() { accessibilityPosts.removeAll() }

  /// A notification that assistive technologies got.
  public struct AccessibilityPost: Equatable, Sendable {
    public var notification: UIAccessibility.Notification
    public var argument: String?

    public init(notification: UIAccessibility.Notification, argument: String? = nil) {
      self.notification = notification
      self.argument = argument
    }
  }
}
