#!/usr/bin/env bash
# Draws the pictures of the README and of the playground's into a folder, this one by default: how two feeds
# become one list, and a film of the tour's part of each scene.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="${1:-Playground/Pictures}"

# Draws how two feeds become one list: boxes with rows, and arrows between them.
composition() {
  local ink='#1f2328' line='#8b949e'
  box() { # x, y, width, title, rows
    local x=$1 y=$2 width=$3 title=$4 row at=$(($2 + 52))
    shift 4
    printf '<rect x="%s" y="%s" width="%s" height="%s" rx="8" fill="#fff" stroke="%s"/>\n' \
      "$x" "$y" "$width" "$((42 + 26 * $#))" "$line"
    printf '<text x="%s" y="%s" font-weight="600">%s</text>\n' "$((x + 12))" "$((y + 25))" "$title"
    for row in "$@"; do
      printf '<text x="%s" y="%s" fill="%s">%s</text>\n' "$((x + 12))" "$at" "${row%%|*}" "${row#*|}"
      at=$((at + 26))
    done
  }
  arrow() { # x, y, width, height
    printf '<path d="M%s %sh%sv%sh%sm-7 -5l7 5l-7 5" fill="none" stroke="%s" stroke-width="1.5"/>\n' \
      "$1" "$2" "$(($3 / 2))" "$4" "$(($3 - $3 / 2))" "$line"
  }
  local news='#0969da' mail='#8250df'
  printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 260" font-family="-apple-system, system-ui, sans-serif" font-size="14" fill="%s">\n' "$ink"
  printf '<rect width="880" height="260" fill="#f6f8fa" rx="10"/>\n'
  box 20 20 170 'News' "$news|Bees count to four" "$line|Night trains (read)"
  box 20 142 170 'Mail' "$mail|Ada: Engines" "$mail|Tim: Lunch?"
  arrow 198 67 64 52
  arrow 198 189 64 -52
  box 270 94 190 'CompositeDataSource' "$line|filter { !\$0.isRead }"
  arrow 468 128 88 0
  printf '<text x="512" y="118" text-anchor="middle" font-size="12" fill="%s">one batch</text>\n' "$line"
  box 564 68 160 'Today' "$news|Bees count to four" "$mail|Ada: Engines" "$mail|Tim: Lunch?"
  local at=68 view
  for view in 'table view' 'collection view' 'SwiftUI' 'pager'; do
    printf '<text x="744" y="%s" fill="%s">%s</text>\n' "$((at + 26))" "$ink" "$view"
    at=$((at + 26))
  done
  printf '</svg>\n'
}
composition > "$folder/composition.svg"

swift build --product playground >&2
playground="$(swift build --show-bin-path)/playground"
"$playground" --list | while read -r scene _; do
  "$playground" --scene "$scene" --film "$folder/$scene.svg"
done
