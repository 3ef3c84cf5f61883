// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIPress: NSObject {
  open internal(set) var key: UIKey?

  init(_ key: UIKey) { self.key = key }
}
