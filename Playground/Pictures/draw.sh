#!/usr/bin/env bash
# Draws the pictures of the README into a folder, this one by default.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="${1:-Playground/Pictures}"
frames="$(mktemp -d)"
trap 'rm -rf "$frames"' EXIT

swift build --product playground >&2
playground="$(swift build --show-bin-path)/playground"
"$playground" --scene multi-feed --size 84x22 --seconds 27 --fps 12 --film "$folder/multi-feed.svg"
"$playground" --scene pager --size 84x20 --seconds 7 --fps 10 --frames "$frames"
cp "$frames/066.svg" "$folder/pager.svg"
