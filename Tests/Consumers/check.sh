#!/usr/bin/env bash
# Compiles what our users write, with the settings that they have.
#
# An app with a tagged version from a repository, for debugging by the build engine of SwiftPM and by the
# one of Xcode, and optimized by the latter, in Swift 5 and 6 mode, with and without the main actor as the
# default isolation; and beside it a test of each product, which depends on nothing else. A package beside this checkout, with the program for newcomers, which prints what
# its article says, and the tests in the articles. And in both modes every block of Swift code of the
# README, of the articles and of the template of bug reports, the screens for iOS, and the short ones
# in this folder. A line `// <Article.md 2>` in a source of this folder stands for the second block of
# Swift code in that article; everything is compiled in a copy. Blocks of text are code of other
# libraries, diagrams, and what programs print.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out="$root/.build/consumers"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unset COLLATE_HEADLESS_UIKIT COLLATE_PLAYGROUND
cd "$root"
say() { printf -- '-- %s (after %s s)\n' "$*" "$SECONDS"; }

# Writes a source to standard output, with the blocks of the articles in their places.
expand() { "$here/expand.sh" "$1" "${documents[@]}"; } # source

# Calls the package manager as apps do, which know no settings of ours. Once more if it crashes itself, as that of
# Swift 6.3 does now and then with the build engine of Xcode; a program that it runs does not end it by a signal.
package() {
  local status=0
  env -u COLLATE_STRICT swift "$@" || status=$?
  if [ "$status" -le 128 ]; then return "$status"; fi
  say "swift $1 has crashed ($status), and is tried again"
  env -u COLLATE_STRICT swift "$@"
}

# Fails if a consumer has built any targets of ours but these: no stand-ins, no playground, no tests.
targets() { # folder, names
  local found
  found=$(find "$1/" -name '*.build' -prune | sed 's#.*/##; s/\.build$//' | grep -vE "^($of_apps)" |
    sort | xargs)
  if [ "$found" != "$2" ]; then
    echo "a consumer has built $found, not $2; remove $1 before the next try"
    exit 1
  fi
}
of_apps='App|Article|Models|News|Only'
modules='Collate CollateCore CollateCoreData CollateLists CollateLoading CollatePagers CollatePaging CollateSwiftUI CollateTesting CollateTransforms CollateUIKit'

say 'every block of code has its place'
documents=(README.md Sources/*/*.docc/*.md)
mkdir -p "$out"
if grep -nE '^ *(```|~~~)' "${documents[@]}" Playground/README.md .github/*.md |
  grep -vE '^(README\.md|Sources/[^:]*):[0-9]+:```swift$|:```(sh|text)?$'; then
  echo 'blocks of code have to be Swift, sh or text, without indentation, and Swift where it is compiled'
  exit 1
fi
# The template of bug reports has a test for sources, and one for pagers in comments.
awk '/^    [a-z]/ { inside = 0 } inside { print substr($0, 9) } /^      value: \|$/ { inside = 1 }' \
  .github/ISSUE_TEMPLATE/bug.yml > "$out/report"
{
  printf '```swift\n%s\n```\n' "$(grep -v '^//' "$out/report")"
  printf '```swift\n%s\n```\n' "$(sed -n '/^\/\/ For a pager/,$ s/^\/\/ //p' "$out/report" | tail -n +2)"
} > "$out/BugReport.md"
documents+=("$out/BugReport.md")
awk 'FNR == 1 { n = 0 } $0 == "```swift" { name = FILENAME; sub(".*/", "", name); print name, ++n }' \
  "${documents[@]}" | sort > "$out/blocks"
find "$here" -name '*.swift' -exec sed -nE 's#^ *// <([A-Za-z]+\.md [0-9]+)>$#\1#p' {} + | sort -u \
  > "$out/places"
diff "$out/blocks" "$out/places" || { echo 'only in the articles: <, only in Consumers: >'; exit 1; }

say 'copies'
for package in ByPath ByURL; do
  rm -rf "${out:?}/$package"
  cp -RL "$here/$package" "$out/$package"
  find "$out/$package" -name '*.swift' | while read -r file; do
    expand "$file" > "$out/expanded"
    mv "$out/expanded" "$file"
  done
done
rm -rf "$out/collate"
mkdir "$out/collate"
git ls-files -z --cached --others --exclude-standard |
  while IFS= read -r -d '' file; do if [ -e "$file" ]; then printf '%s\0' "$file"; fi; done |
  tar -c --null -T - | tar -x -C "$out/collate"
(
  cd "$out/collate"
  export GIT_AUTHOR_DATE='2000-01-01T00:00:00Z' GIT_COMMITTER_DATE='2000-01-01T00:00:00Z'
  git init -q .
  git add -A
  git -c user.name=Collate -c user.email=collate@example.org -c commit.gpgsign=false \
    commit -q -m 'Collate'
  git tag 1.0.0
)

say 'a package beside the checkout'
cd "$out/ByPath"
package test --scratch-path "$out/ByPath.build"
targets "$out/ByPath.build/debug" "$modules"
package run --skip-build --scratch-path "$out/ByPath.build" News > "$out/printed"
awk '$0 == "```" { inside = 0 } inside { print } $0 == "```text" { inside = 1 }' \
  "$root/Sources/Collate/Collate.docc/GettingStarted.md" | diff - "$out/printed" ||
  { echo 'only in GettingStarted.md: <, only printed by its program: >'; exit 1; }

cd "$out/ByURL"
for kind in InSwift5 InSwift6 OnMainActorInSwift5 OnMainActorInSwift6; do
  for folder in Sources/Models Sources/App Tests/AppTests; do
    mkdir $folder$kind
    for file in $folder/*.swift; do
      sed -E "s/^import (App|Models)$/import \1$kind/" $file > $folder$kind/${file##*/}
    done
  done
done
rm -r Sources/Models Sources/App Tests/AppTests
# What the tag stands for may have changed since the last time, and no other package should see it.
rm -rf "$out"/ByURL.*.build "$out/security"
# SwiftPM's own engine makes optimized code of everything for the benchmarks and the optimized tests.
for build in 'native debug' 'swiftbuild debug' 'swiftbuild release'; do
  read -r engine configuration <<< "$build"
  say "apps with a tagged version, $configuration, by the engine $engine"
  package test --build-system $engine -c $configuration --scratch-path "$out/ByURL.$engine.build" \
    --security-path "$out/security" --cache-path "$out/cache" > "$out/ByURL.log" 2>&1 ||
    { cat "$out/ByURL.log"; exit 1; }
  if [ "$(grep -c 'Test "A list shows what the screen has" passed' "$out/ByURL.log")" != 4 ]; then
    cat "$out/ByURL.log"
    echo 'not every kind of app has been tested'
    exit 1
  fi
  if [ "$(grep -c 'Test "A product is enough by itself: .*" passed' "$out/ByURL.log")" != 8 ]; then
    cat "$out/ByURL.log"
    echo 'not every product has been tested by itself'
    exit 1
  fi
done
targets "$out/ByURL.native.build/debug" "$modules"
for configuration in Debug Release; do
  targets "$out/ByURL.swiftbuild.build/out/Intermediates.noindex/Collate.build/$configuration"* \
    "$modules"
done

if [ "$(uname)" != Linux ]; then
  echo 'the articles and the screens: only on Linux, where there is a stand-in for UIKit'
  exit
fi

say 'the articles and the screens'
cd "$root"
swift build --target CollateUIKit
swift build --target CollateSwiftUI
rm -rf "$out/Documents" "$out/Screens"
mkdir "$out/Documents" "$out/Screens"
for document in "$here"/Documents/*.swift; do
  expand "$document" > "$out/Documents/${document##*/}"
  # In Swift 5 mode, it takes this for the main actor to run what is outside of functions.
  echo 'await MainActor.run {}' >> "$out/Documents/${document##*/}"
done
for screen in "$here"/Screens/*.swift; do
  expand "$screen" > "$out/Screens/${screen##*/}"
done

# Compiles files as a module of an app.
compile() { # mode, name, files and options
  swiftc -swift-version "$1" -module-name "$2" -suppress-warnings -wmo -c "${@:3}" \
    -I "$root/.build/debug/Modules" -I "$toolchain/lib/swift/pm/ManifestAPI" \
    -package-description-version 6.2 -module-cache-path "$out/modules" -o "$out/Documents/$2.$1.o"
}

for mode in 5 6; do
  for document in "$out"/Documents/*.swift; do
    name=$(basename "$document" .swift)
    compile $mode "${name}Document" "$document"
  done
  for screen in "$out"/Screens/*.swift; do
    compile $mode "$(basename "$screen" .swift)" "$screen"
    compile $mode "$(basename "$screen" .swift)OnMainActor" "$screen" -default-isolation MainActor
  done
  for screens in iOS iOS-SwiftUI; do
    compile $mode Screens Playground/$screens/*.swift
    # As Xcode sets up new apps.
    compile $mode ScreensOnMainActor Playground/$screens/*.swift -default-isolation MainActor
  done
done
say 'what is easily mistaken has a message of its own'
cat > "$out/Documents/Mistake.swift" <<'END'
import Collate
@MainActor func change(_ screen: CompositeDataSource<AnySection>) { screen.sections.count }
END
if compile 6 Mistake "$out/Documents/Mistake.swift" 2> "$out/mistake"; then
  echo 'the sections of a composite can be read'
  exit 1
fi
grep -q 'change the source that they come from' "$out/mistake" || { cat "$out/mistake"; exit 1; }
say 'done'
