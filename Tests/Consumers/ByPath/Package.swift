// swift-tools-version: 6.2

import PackageDescription

// The program for newcomers and the tests of the articles, beside a checkout of Collate.
let package = Package(
  name: "Articles",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  dependencies: [.package(name: "Collate", path: "../../..")],
  targets: [
    .executableTarget(
      name: "News", dependencies: [.product(name: "Collate", package: "Collate")]),
    .testTarget(
      name: "NewsTests",
      dependencies: ["News", .product(name: "CollateTesting", package: "Collate")]),
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        .product(name: "Collate", package: "Collate"),
        .product(name: "CollateTesting", package: "Collate"),
      ]),
  ]
)
