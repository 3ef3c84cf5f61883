// swift-tools-version: 6.2

import PackageDescription

// An app in Swift 6 mode, beside a checkout of Collate.
let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "Collate", path: "../../..")],
  targets: [
    .target(name: "Models", dependencies: [.product(name: "Collate", package: "Collate")]),
    .target(
      name: "App",
      dependencies: ["Models", .product(name: "CollateUIKit", package: "Collate")]),
    .executableTarget(
      name: "News", dependencies: [.product(name: "Collate", package: "Collate")]),
    .testTarget(
      name: "NewsTests",
      dependencies: ["News", .product(name: "CollateTesting", package: "Collate")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", "Models", .product(name: "CollateTesting", package: "Collate")]),
  ]
)
