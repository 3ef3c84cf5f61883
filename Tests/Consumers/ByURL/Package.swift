// swift-tools-version: 6.2

import PackageDescription

// As Xcode 26 sets up new apps.
let approachable: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("DisableOutwardActorInference"),
  .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InferSendableFromCaptures"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// One app, as each kind of project has it, with a version of Collate from its repository.
//
// The check copies `Models`, `App` and `AppTests` for each kind, under names of its own.
let kinds: [(name: String, settings: [SwiftSetting])] = [
  ("InSwift5", [.swiftLanguageMode(.v5)]),
  ("InSwift6", [.swiftLanguageMode(.v6)]),
  ("OnMainActorInSwift5", [.swiftLanguageMode(.v5)] + approachable),
  ("OnMainActorInSwift6", [.swiftLanguageMode(.v6)] + approachable),
]

// Each part of Collate is enough by itself.
let parts = [
  "CollateCore", "CollateTransforms", "CollateLoading", "CollatePaging", "CollateCoreData",
  "CollateLists", "CollatePagers", "CollateSwiftUI",
]

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "collate")
}

let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: kinds.map { .library(name: "App\($0.name)", targets: ["App\($0.name)"]) },
  dependencies: [.package(url: "../collate", from: "1.0.0")],
  targets: kinds.flatMap { name, settings -> [Target] in
    [
      .target(
        name: "Models\(name)", dependencies: [product("Collate")], swiftSettings: settings),
      .target(
        name: "App\(name)",
        dependencies: [.target(name: "Models\(name)"), product("CollateUIKit")],
        swiftSettings: settings),
      .testTarget(
        name: "AppTests\(name)",
        dependencies: [
          .target(name: "App\(name)"), .target(name: "Models\(name)"), product("CollateTesting"),
        ],
        swiftSettings: settings),
    ]
  }
    + parts.map {
      .testTarget(name: "Only\($0)", dependencies: [product($0)], path: "Tests/Parts/\($0)")
    }
)
