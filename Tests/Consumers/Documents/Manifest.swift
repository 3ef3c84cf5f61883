import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    // <README.md 6>
  ],
  targets: [
    // <README.md 7>
  ] + [
    // <GettingStarted.md 8>
  ] + [
    // <TestYourScreens.md 1>
  ])
