// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UIImage: NSObject, @unchecked Sendable {
  private let name: String

  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  open override var description: String { "<UIImage \(name)>" }
}
