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
var warnings: [SwiftSetting] = []
if Context.environment["COLLATE_STRICT"] == "1" {
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
let settings =
  language + warnings + (checksInvariants ? [.define("COLLATE_CHECK_INVARIANTS")] : [])

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

// What has stand-ins, with settings for the targets that depend on them.
let headless: [SwiftSetting] = [.define("HEADLESS_UIKIT", .when(platforms: [.linux]))]
let frameworks: Set = ["CoreData", "SwiftUI", "UIKit", "_Testing_UIKit"]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.compactMap { name in
    if !frameworks.contains(name) { return .target(name: name) }
    return isHeadless ? .target(name: name, condition: .when(platforms: [.linux])) : nil
  }
}

func settings(for names: [String]) -> [SwiftSetting] {
  settings + (isHeadless && !frameworks.isDisjoint(with: names) ? headless : [])
}

func module(_ name: String, _ names: [String] = [], path: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies(names), path: path, swiftSettings: settings(for: names))
}

func program(_ name: String, _ names: [String], path: String) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(names), path: path, swiftSettings: settings(for: names))
}

func tests(of module: String, _ names: [String], excluding folders: [String] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: dependencies(names + ["TestSupport"]),
    exclude: folders, swiftSettings: settings(for: names))
}

let parts = ["CollateCore", "CollateTransforms", "CollateLoading", "CollatePaging"]
let tested = parts + ["AllocationCounter", "Collate", "CollateTesting"]

let modules: [Target] = [
  module("CollateCore"),
  module("CollateTransforms", ["CollateCore"]),
  module("CollateLoading", ["CollateCore"]),
  module("CollatePaging", ["CollateCore"]),
  module("Collate", parts),
  module("CollateTesting", ["Collate"]),
  module("CollateCoreData", ["CollateCore", "CoreData", "UIKit"]),
  module("CollateLists", ["CollateCore", "UIKit"]),
  module("CollatePagers", ["CollateCore", "CollatePaging", "UIKit"]),
  module("CollateUIKit", ["Collate", "CollateCoreData", "CollateLists", "CollatePagers"]),
  module(
    "CollateSwiftUI",
    [
      "Collate", "CollateCore", "CollateCoreData", "CollateLists", "CollateLoading",
      "CollatePagers", "CollatePaging", "SwiftUI", "UIKit",
    ]),
]

let checks: [Target] = [
  module(
    "ExampleScreens", ["Collate", "CollateUIKit", "CoreData", "UIKit"], path: "Playground/iOS"),
  module("SwiftUIScreens", ["CollateSwiftUI", "SwiftUI", "UIKit"], path: "Playground/iOS-SwiftUI"),
  .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
  module("TestSupport", ["Collate", "CollateTesting"], path: "Tests/Support/TestSupport"),
  tests(of: "CollateCore", tested),
  tests(of: "CollateLoading", tested, excluding: ["Traces"]),
  tests(of: "CollatePaging", tested),
  tests(of: "CollateTesting", tested),
  tests(
    of: "CollateUIKit",
    tested + [
      "CollateCoreData", "CollateLists", "CollatePagers", "CollateUIKit", "ExampleScreens",
      "CoreData", "UIKit", "_Testing_UIKit",
    ]),
  tests(
    of: "CollateSwiftUI",
    [
      "Collate", "CollateLists", "CollateLoading", "CollateSwiftUI", "CollateTesting", "SwiftUI",
      "SwiftUIScreens", "UIKit", "_Testing_UIKit",
    ]),
  // As it is, for the real UIKit and SwiftUI and for the stand-ins, and without strict settings: a warning of
  // another SDK must not keep anybody from running it.
  .testTarget(
    name: "ModelContractTests",
    dependencies: dependencies([
      "Collate", "CollateSwiftUI", "CollateTesting", "CollateUIKit", "SwiftUI", "UIKit",
      "_Testing_UIKit",
    ])),
]

let standIns: [Target] = [
  // Without package access, so that switches over open enums ask for `@unknown default`.
  .target(name: "UIKit", path: "Tests/Support/HeadlessUIKit", packageAccess: false),
  .target(
    name: "CoreData", dependencies: ["UIKit"], path: "Tests/Support/HeadlessCoreData",
    packageAccess: false),
  .target(
    name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Support/HeadlessSwiftUI",
    packageAccess: false),
  // Swift Testing looks for it wherever UIKit is imported beside it.
  .target(
    name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Tests/Support/TestingUIKitOverlay"),
  .testTarget(
    name: "HeadlessUIKitTests",
    dependencies: ["CoreData", "TestSupport", "UIKit", "_Testing_UIKit"], swiftSettings: headless),
]

let scenes = ["Collate", "CollateTesting", "PlaygroundScenes", "PlaygroundTerminal"]

let playground: [Target] = [
  module("PlaygroundSystem", path: "Playground/System"),
  module("PlaygroundTerminal", ["PlaygroundSystem"], path: "Playground/Terminal"),
  module(
    "PlaygroundScenes", ["Collate", "CollateTesting", "PlaygroundTerminal"],
    path: "Playground/Scenes"),
  program("playground", scenes + ["PlaygroundSystem"], path: "Playground/App"),
  program(
    "benchmarks", ["Collate", "CollateTesting", "CollateUIKit", "PlaygroundSystem", "UIKit"],
    path: "Playground/Benchmarks"),
  tests(of: "PlaygroundTerminal", ["PlaygroundTerminal"]),
  tests(of: "PlaygroundScenes", scenes + ["UIKit"], excluding: ["Snapshots"]),
  tests(of: "Playground", scenes + ["playground"]),
]

// The terminal programs are no concern of apps, and `COLLATE_PLAYGROUND=0` saves the time they take.
let hasPlayground = Context.environment["COLLATE_PLAYGROUND"] != "0"

let package = Package(
  name: "Collate",
  platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) },
  targets: modules + checks + (isHeadless ? standIns : []) + (hasPlayground ? playground : []),
  swiftLanguageModes: [.v6]
)
