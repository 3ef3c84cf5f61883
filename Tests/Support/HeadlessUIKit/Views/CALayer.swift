// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

// Core Animation documents it, and UIKit exports that.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}
