import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    // <README.md 7>
  ],
  targets: [
    // <README.md 8>
  ] + [
    // <TestYourScreens.md 1>
  ])
