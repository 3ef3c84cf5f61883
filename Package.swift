// swift-tools-version: 6.2

import PackageDescription

#if os(Linux)
import Foundation
#endif

let language: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

// For `.ci/run` only. Xcode suppresses the warnings of packages that an app depends on, and the
// compiler refuses to make errors of warnings that it is to suppress.
let isStrict = Context.environment["COLLATE_STRICT"] == "1"
var warnings: [SwiftSetting] = []
if isStrict {
  warnings.append(.treatAllWarnings(as: .error))
  #if compiler(>=6.3)
  warnings.append(.treatWarning("ExplicitSendable", as: .error))
  #endif
  // Nibs are deprecated on visionOS, but as long as list views register them, so do the adapters.
  warnings.append(
    .treatWarning("DeprecatedDeclaration", as: .warning, .when(platforms: [.visionOS])))
}

// For tests: what is wrong inside is found where it goes wrong. Use a scratch path of its own.
let checksInvariants = Context.environment["COLLATE_CHECK_INVARIANTS"] == "1"
let invariants: [SwiftSetting] = checksInvariants ? [.define("COLLATE_CHECK_INVARIANTS")] : []

let settings = language + warnings + invariants

// On a Linux host, and only where this package is the root, stand-ins take the place of UIKit and
// Core Data, so that the adapters are built and tested there too. `COLLATE_HEADLESS_UIKIT` is 0 or 1
// to decide otherwise; give each choice a scratch path of its own.
//
// The root is the package around the directory where the command was started, as the environment
// has it, and not the current directory: SwiftPM remembers what a manifest came to by its contents
// and the environment, so an app would get what this package got as the root.
#if os(Linux)
let isHeadless =
  Context.environment["COLLATE_HEADLESS_UIKIT"].map { $0 != "0" }
  ?? (packageDirectory(around: startingDirectory) == path(of: Context.packageDirectory))

var startingDirectory: String {
  Context.environment["PWD"] ?? FileManager.default.currentDirectoryPath
}

func packageDirectory(around directory: String) -> String? {
  var url = URL(fileURLWithPath: path(of: directory))
  while !FileManager.default.fileExists(atPath: url.path + "/Package.swift") {
    if url.pathComponents.count <= 1 { return nil }
    url.deleteLastPathComponent()
  }
  return url.path
}

func path(of directory: String) -> String {
  URL(fileURLWithPath: directory).resolvingSymlinksInPath().path
}
#else
let isHeadless = false
#endif

let headless: [SwiftSetting] =
  isHeadless ? [.define("HEADLESS_UIKIT", .when(platforms: [.linux]))] : []

func standIn(_ name: String) -> [Target.Dependency] {
  isHeadless ? [.target(name: name, condition: .when(platforms: [.linux]))] : []
}

let standIns: [Target] =
  isHeadless
  ? [
    // Without package access, so that switches over open enums ask for `@unknown default`.
    .target(
      name: "UIKit", path: "Tests/Support/HeadlessUIKit", packageAccess: false),
    .target(
      name: "CoreData", dependencies: ["UIKit"], path: "Tests/Support/HeadlessCoreData",
      packageAccess: false),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Support/HeadlessSwiftUI",
      packageAccess: false),
    .target(
      name: "SwiftUIScreens", dependencies: ["CollateSwiftUI", "SwiftUI", "UIKit"],
      path: "Playground/iOS-SwiftUI", swiftSettings: settings + headless),
    .testTarget(
      name: "CollateSwiftUITests",
      dependencies: [
        "Collate", "CollateLists", "CollateLoading", "CollateSwiftUI", "CollateTesting", "SwiftUI",
        "SwiftUIScreens", "TestSupport", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings + headless),
    // Swift Testing looks for it wherever UIKit is imported beside it.
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Tests/Support/TestingUIKitOverlay"),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["CoreData", "TestSupport", "UIKit", "_Testing_UIKit"],
      swiftSettings: headless),
  ] : []

// The terminal programs are no concern of apps, and `COLLATE_PLAYGROUND=0` saves the time they take.
let playground: [Target] =
  Context.environment["COLLATE_PLAYGROUND"] == "0"
  ? []
  : [
    .target(
      name: "PlaygroundTerminal",
      path: "Playground/Terminal",
      swiftSettings: settings),
    .target(
      name: "PlaygroundFeeds",
      dependencies: ["Collate", "PlaygroundTerminal"],
      path: "Playground/Feeds",
      swiftSettings: settings),
    .target(
      name: "PlaygroundScenes",
      dependencies: ["Collate", "CollateTesting", "PlaygroundFeeds", "PlaygroundTerminal"],
      path: "Playground/Scenes",
      swiftSettings: settings),
    .executableTarget(
      name: "playground",
      dependencies: [
        "Collate", "CollateTesting", "PlaygroundFeeds", "PlaygroundScenes", "PlaygroundTerminal",
      ],
      path: "Playground/App",
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Collate", "CollateTesting", "CollateUIKit"] + standIn("UIKit"),
      path: "Playground/Benchmarks",
      swiftSettings: settings + headless),
    .testTarget(
      name: "PlaygroundTerminalTests",
      dependencies: ["PlaygroundTerminal", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PlaygroundFeedsTests",
      dependencies: ["Collate", "PlaygroundFeeds", "PlaygroundTerminal", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PlaygroundScenesTests",
      dependencies: [
        "Collate", "CollateTesting", "PlaygroundFeeds", "PlaygroundScenes", "PlaygroundTerminal",
        "TestSupport",
      ] + standIn("UIKit"),
      exclude: ["Snapshots"],
      swiftSettings: settings + headless),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Collate", "PlaygroundFeeds", "PlaygroundScenes", "PlaygroundTerminal", "TestSupport",
        "playground",
      ],
      swiftSettings: settings),
  ]

let package = Package(
  name: "Collate",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "Collate", targets: ["Collate"]),
    .library(name: "CollateCore", targets: ["CollateCore"]),
    .library(name: "CollateLists", targets: ["CollateLists"]),
    .library(name: "CollateLoading", targets: ["CollateLoading"]),
    .library(name: "CollatePagers", targets: ["CollatePagers"]),
    .library(name: "CollatePaging", targets: ["CollatePaging"]),
    .library(name: "CollateSwiftUI", targets: ["CollateSwiftUI"]),
    .library(name: "CollateTesting", targets: ["CollateTesting"]),
    .library(name: "CollateTransforms", targets: ["CollateTransforms"]),
    .library(name: "CollateUIKit", targets: ["CollateUIKit"]),
  ],
  targets: [
    .target(
      name: "Collate",
      dependencies: ["CollateCore", "CollateLoading", "CollatePaging", "CollateTransforms"],
      swiftSettings: settings),
    .target(name: "CollateCore", swiftSettings: settings),
    .target(name: "CollateLoading", dependencies: ["CollateCore"], swiftSettings: settings),
    .target(name: "CollatePaging", dependencies: ["CollateCore"], swiftSettings: settings),
    .target(name: "CollateTransforms", dependencies: ["CollateCore"], swiftSettings: settings),
    .target(name: "CollateTesting", dependencies: ["Collate"], swiftSettings: settings),
    .target(
      name: "CollateUIKit", dependencies: ["Collate", "CollateLists", "CollatePagers"],
      swiftSettings: settings),
    .target(
      name: "CollateLists",
      dependencies: ["CollateCore"] + standIn("CoreData") + standIn("UIKit"),
      swiftSettings: settings + headless),
    .target(
      name: "CollatePagers",
      dependencies: ["CollateCore", "CollatePaging"] + standIn("UIKit"),
      swiftSettings: settings + headless),
    .target(
      name: "CollateSwiftUI",
      dependencies: [
        "Collate", "CollateCore", "CollateLists", "CollateLoading", "CollatePagers",
        "CollatePaging",
      ] + standIn("SwiftUI") + standIn("UIKit"),
      swiftSettings: settings + headless),
    .target(
      name: "ExampleScreens",
      dependencies: ["Collate", "CollateUIKit"] + standIn("CoreData") + standIn("UIKit"),
      path: "Playground/iOS",
      swiftSettings: settings + headless),
    .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
    .target(
      name: "TestSupport",
      dependencies: ["Collate", "CollateTesting"],
      path: "Tests/Support/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "CollateTests",
      dependencies: [
        "AllocationCounter", "Collate", "CollateCore", "CollateLoading", "CollatePaging",
        "CollateTesting",
        "CollateTransforms", "TestSupport",
      ],
      exclude: ["Loading/Traces"],
      swiftSettings: settings),
    .testTarget(
      name: "CollateUIKitTests",
      dependencies: [
        "Collate", "CollateCore", "CollateLists", "CollatePagers", "CollateTesting", "CollateUIKit",
        "ExampleScreens", "TestSupport",
      ]
        + standIn("CoreData") + standIn("UIKit") + standIn("_Testing_UIKit"),
      swiftSettings: settings + headless),
    // As it is, for the real UIKit and for the stand-in, and without strict settings: a warning of
    // another SDK must not keep anybody from running it.
    .testTarget(
      name: "ModelContractTests",
      dependencies: ["Collate", "CollateTesting", "CollateUIKit"]
        + standIn("UIKit") + standIn("_Testing_UIKit")),
  ] + standIns + playground,
  swiftLanguageModes: [.v6]
)
