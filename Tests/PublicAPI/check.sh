#!/usr/bin/env bash
# Compares the public names of a module with those that are written down here, so that a change of
# the surface is seen in review.
#
# usage: check.sh module symbols.json [--update]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
names=$(sed 's/{"kind":{"identifier"/\n&/g' "$2" |
  sed -nE 's/^\{"kind":\{"identifier":"swift\.([a-z.]+)".*"pathComponents":\[([^]]*)\].*/\2 \1/p' |
  sed 's/","/./g; s/"//g' | LC_ALL=C sort | uniq -c | sed -E 's/^ +1 //; s/^ +([0-9]+) (.*)/\2 x\1/')
if [ "${3:-}" = --update ]; then
  printf '%s\n' "$names" > "$here/$1.txt"
elif ! diff "$here/$1.txt" <(printf '%s\n' "$names"); then
  echo "the public names of $1 changed: look at each, and run $0 $1 $2 --update"
  exit 1
fi
printf '%s has %s public types\n' "$1" \
  "$(printf '%s\n' "$names" | grep -cE ' (class|struct|enum|protocol|typealias)$')"
