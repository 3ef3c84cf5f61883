// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UIPress: NSObject {
  open internal(set) var key: UIKey?

  init(_ key: UIKey) { self.key = key }
}
