import CollateUIKit
import Foundation
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// <Chat.md 1>

// <Chat.md 2>

// <Chat.md 3>

// <Chat.md 4>
