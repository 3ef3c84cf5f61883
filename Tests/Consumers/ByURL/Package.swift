// swift-tools-version: 5.9

import PackageDescription

// The same app in Swift 5 mode, with a version of Collate from its repository.
let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(url: "../collate", from: "1.0.0")],
  targets: [
    .target(name: "Models", dependencies: [.product(name: "Collate", package: "collate")]),
    .target(
      name: "App",
      dependencies: ["Models", .product(name: "CollateUIKit", package: "collate")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", "Models", .product(name: "CollateTesting", package: "collate")]),
  ]
)
