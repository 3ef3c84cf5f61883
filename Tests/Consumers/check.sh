#!/usr/bin/env bash
# Compiles what our users write, with the settings that they have.
#
# An app beside this checkout in Swift 6 mode, the same app with a tagged version from a repository
# in Swift 5 mode and optimized, and in both modes every block of Swift code of the README and of
# the articles, and the screens for iOS. A line `// <Article.md 2>` in a source below this folder
# stands for the second block of Swift code in that article; everything is compiled in a copy.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out="$root/.build/consumers"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unset COLLATE_HEADLESS_UIKIT COLLATE_PLAYGROUND
cd "$root"
say() { printf -- '-- %s (after %s s)\n' "$*" "$SECONDS"; }

# Writes a source to standard output, with the blocks of the articles in their places.
expand() { # source
  awk -v documents="${documents[*]}" '
    /^ *\/\/ <[A-Za-z]+\.md [0-9]+>$/ {
      count = split(documents, paths, " "); name = substr($2, 2); number = $3 + 0; path = ""
      for (i = 1; i <= count; i++) if (paths[i] ~ "(^|/)" name "$") path = paths[i]
      block = line = 0; inside = 0
      while ((getline text < path) > 0) {
        line++
        if (text == "```") inside = 0
        if (inside) print text
        if (text == "```swift" && ++block == number) {
          inside = 1; printf "#sourceLocation(file: \"%s\", line: %d)\n", path, line + 1
        }
      }
      close(path); print "#sourceLocation()"; next
    }
    { print }' "$1"
}

# Fails if a consumer has built any modules but these.
modules() { # folder, names
  local found
  found=$(cd "$1/Modules" && ls -- *.swiftmodule | sed 's/\.swiftmodule$//' | sort | xargs)
  if [ "$found" != "$2" ]; then echo "modules of a consumer: $found, not $2"; exit 1; fi
}

say 'every block of code has its place'
documents=(README.md Sources/*/*.docc/*.md)
mkdir -p "$out"
awk 'FNR == 1 { n = 0 } $0 == "```swift" { name = FILENAME; sub(".*/", "", name); print name, ++n }' \
  "${documents[@]}" | sort > "$out/blocks"
find "$here" -name '*.swift' -exec sed -nE 's#^ *// <([A-Za-z]+\.md [0-9]+)>$#\1#p' {} + | sort \
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

say 'an app beside the checkout, in Swift 6 mode'
cd "$out/ByPath"
swift test --scratch-path "$out/ByPath.build"
modules "$out/ByPath.build/debug" \
  'App AppPackageDiscoveredTests AppPackageTests AppTests Collate CollateTesting CollateUIKit Models'

say 'an app with a tagged version, in Swift 5 mode, optimized'
cd "$out/ByURL"
# What the tag stands for may have changed since the last time, and nobody else should hear of it.
rm -rf "$out/ByURL.build" "$out/security"
swift build -c release --scratch-path "$out/ByURL.build" --security-path "$out/security" \
  --disable-dependency-cache
modules "$out/ByURL.build/release" 'App Collate CollateUIKit Models'

say 'what the articles show, in both modes'
cd "$root"
swift build --target CollateUIKit
mkdir -p "$out/Documents"
