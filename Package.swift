// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("ExplicitSendable", as: .error),
]

let package = Package(
  name: "Collate",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "Collate", targets: ["Collate"]),
    .library(name: "CollateTesting", targets: ["CollateTesting"]),
    .executable(name: "playground", targets: ["playground"]),
  ],
  targets: [
    .target(name: "Collate", swiftSettings: settings),
    .target(name: "CollateTesting", dependencies: ["Collate"], swiftSettings: settings),
    .executableTarget(
      name: "playground",
      dependencies: ["Collate"],
      path: "Playground/Gallery",
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Collate"],
      path: "Playground/Benchmarks",
      swiftSettings: settings),
    .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
    .target(
      name: "TestSupport",
      dependencies: ["Collate"],
      path: "Tests/Support/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "CollateTests",
      dependencies: ["AllocationCounter", "Collate", "CollateTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["Collate", "playground"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
