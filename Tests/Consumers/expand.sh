#!/usr/bin/env bash
# Writes a source to standard output, with the blocks of Swift code of documents in their places.
#
# A line `// <Article.md 2>` stands for the second block of Swift code in that document.
#
# usage: expand.sh SOURCE DOCUMENT...
set -euo pipefail
awk -v documents="${*:2}" '
  /^ *\/\/ <[A-Za-z]+\.md [0-9]+>$/ {
    count = split(documents, paths, " "); name = substr($2, 2); number = $3 + 0; path = ""
    for (i = 1; i <= count; i++) if (paths[i] ~ "(^|/)" name "$") path = paths[i]
    block = inside = 0
    while ((getline text < path) > 0) {
      if (text == "```") inside = 0
      if (inside) print text
      if (text == "```swift" && ++block == number) inside = 1
    }
    close(path); next
  }
  { print }' "$1"
