#!/usr/bin/env bash
# Looks for what compiles and yet must not be written.
set -euo pipefail
cd "$(dirname "$0")/../../.."
bad=0
forbid() { # what is wrong, pattern, files that may; then folders
  local found
  found=$(grep -rnE --include='*.swift' "$2" "${@:4}" 2>/dev/null | grep -vE "^($3)" |
    grep -vE ':[0-9]+: *//' || true)
  if [ -n "$found" ]; then
    printf '%s:\n%s\n' "$1" "$found"
    bad=1
  fi
}

# All modules of a build lie in one folder, so that in a target that does not depend on the stand-in
# it is left to chance whether it is found.
forbid 'only targets that depend on a stand-in may ask for UIKit, Core Data or SwiftUI' \
  'canImport\((UIKit|CoreData|SwiftUI)\)|import (UIKit|CoreData|SwiftUI)\b' \
  'Sources/Collate(CoreData|Lists|Pagers|SwiftUI)/|Playground/iOS(-SwiftUI)?/|Playground/Benchmarks/Rows/Row\+Lists|Tests/(CollateSwiftUITests|CollateUIKitTests|HeadlessUIKitTests|ModelContractTests|PlaygroundScenesTests)/|Tests/(Support|Consumers)/' \
  Sources Tests Playground
forbid 'hooks of the stand-in are for tests and benchmarks' '_spi\(Headless\)|HeadlessUIKit|HeadlessSwiftUI' \
  'Playground/Benchmarks/Rows/Row\+Lists' \
  Sources Playground
forbid 'the model contract knows nothing of the stand-in' \
  '@_spi|@testable|Headless|HEADLESS|MessagedObject|canImport\(ObjectiveC\)' \
  'Tests/ModelContractTests/Support/Watched.swift:[0-9]+:(#if canImport\(ObjectiveC\)|typealias Base = MessagedObject)$' \
  Tests/ModelContractTests
forbid 'the model contract imports what is everywhere' '^ *(\w+ )?import ' \
  '[^:]*:[0-9]+:import (Collate|CollateSwiftUI|CollateTesting|CollateUIKit|Foundation|SwiftUI|Testing|UIKit)$' \
  Tests/ModelContractTests
forbid 'what only Objective-C has belongs into files that say so and do nothing else' \
  '@objc|#selector|\bSelector\(|canImport\(ObjectiveC\)' \
  'Sources/Collate(Lists|Pagers)/(.*(Trampoline|\+ObjectiveC)\.swift|Presence/.*\.swift):' \
  Sources/Collate{CoreData,Lists,Pagers,SwiftUI} Playground/iOS{,-SwiftUI}
exit $bad
