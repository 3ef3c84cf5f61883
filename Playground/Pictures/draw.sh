#!/usr/bin/env bash
# Draws the pictures of the README and of the playground's into a folder, this one by default: a film of
# the tour's part of each scene.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="${1:-Playground/Pictures}"

swift build --product playground >&2
playground="$(swift build --show-bin-path)/playground"
"$playground" --list | while read -r scene _; do
  "$playground" --scene "$scene" --size 84x22 --seconds 13 --fps 8 --film "$folder/$scene.svg"
done
