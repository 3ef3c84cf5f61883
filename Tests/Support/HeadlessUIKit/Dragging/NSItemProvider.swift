// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Foundation documents is documented there; on Linux it has no item providers.

public protocol NSItemProviderWriting: NSObjectProtocol {}

public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}

open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What the provider was made of, which does not change.
  let object: (any NSItemProviderWriting)?

  public override init() {
    object = nil
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  open var registeredTypeIdentifiers: [String] { object == nil ? [] : ["public.utf8-plain-text"] }
}
