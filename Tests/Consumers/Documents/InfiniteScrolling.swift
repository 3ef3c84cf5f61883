import CollateUIKit
import Foundation
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// <InfiniteScrolling.md 1>

// <InfiniteScrolling.md 2>
