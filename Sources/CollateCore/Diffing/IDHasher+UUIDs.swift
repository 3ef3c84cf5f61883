#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension IDHasher {
  /// Returns the bits of a UUID; `nil` for other ids.
  @inlinable
  @inline(__always)
  static func bitPair<ID>(of id: ID) -> (high: UInt64, low: UInt64)? {
    guard ID.self == UUID.self, let id = id as? UUID else { return nil }
    // A UUID has sixteen bytes, which are only read.
    return unsafe withUnsafeBytes(of: id.uuid) { bytes in
      unsafe (
        bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      )
    }
  }
}
