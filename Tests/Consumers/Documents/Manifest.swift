import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    // <README.md 7>
  ],
  targets: [
    // <TestYourScreens.md 1>
  ])
