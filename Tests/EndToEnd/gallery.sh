#!/usr/bin/env bash
# Plays with the gallery in a real terminal (tmux): keys, the mouse, signals, windows, and ends of every
# kind. Prints a line for each check, and exits with 1 if one fails.
#
#   Tests/EndToEnd/gallery.sh [PROGRAM]
set -u
here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../../.build/debug/playground}
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
[ -x "$program" ] || { echo "no program at $program; 'swift build' makes it" >&2; exit 1; }
if ! command -v tmux >/dev/null; then
  echo '!!! SKIPPED: there is no tmux, so the gallery is not tried in a terminal !!!'
  exit 0
fi

folder=$(mktemp -d)
server=gallery-$$
window=main
tmux() { command tmux -u -L "$server" -f /dev/null "$@"; }
# Nothing is left behind: no server, no socket, and no program that did not end as it should have.
export TMUX_TMPDIR=$folder
clean_up() {
  tmux kill-server 2>/dev/null
  if [ -s "$folder/pid" ] && ps -o command= -p "$(pid)" | grep -qF "$program"; then
    kill -KILL "$(pid)"
  fi
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP

# --- checks ---------------------------------------------------------------------------------------

passed=0
failed=0
pass() { passed=$((passed + 1)); echo "ok    $1"; }
fail() {
  failed=$((failed + 1))
  echo "FAIL  $1 ($2)"
  screen | sed 's/^/      | /'
}

# Asks again and again, for up to five seconds: poll COMMAND...
poll() {
  local end=$((SECONDS + 6))
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.03
  done
}

screen() { tmux capture-pane -p -t "$window"; }
shows() { screen | grep -qE -- "$1"; }
lacks() { ! shows "$1"; }
# Whether the terminal has the other screen, a cursor, the mouse and lines that wrap: is_in 1010
is_in() {
  [ "$(tmux display -p -t "$window" '#{alternate_on}#{cursor_flag}#{mouse_any_flag}#{wrap_flag}')" = "$1" ]
}
has_ended() { ! kill -0 "$1" 2>/dev/null; }

see() { if poll shows "$1"; then pass "$2"; else fail "$2" "wanted: $1"; fi; }
miss() { if poll lacks "$1"; then pass "$2"; else fail "$2" "still there: $1"; fi; }
check() { local name=$1; shift; if poll "$@"; then pass "$name"; else fail "$name" "$*"; fi; }

# --- what a user does -----------------------------------------------------------------------------

key() { tmux send-keys -t "$window" "$@"; }
bytes() { tmux send-keys -t "$window" -l -- "$1"; }
enter() { bytes "$1"; key Enter; }
# mouse BUTTON COLUMN ROW M|m
mouse() { bytes $'\e'"[<$1;$2;$3$4"; }
resize() { tmux resize-window -t "$window" -x "$1" -y "$2"; }
# The row of the screen, from 1, in which a text stands on the left.
row() { screen | grep -nE -m 1 -- "^│[^│]*$1" | cut -d: -f1; }
pid() { cat "$folder/pid"; }

# The program takes the place of a shell that writes down its number, and is the job of the shell above.
cat >"$folder/play" <<'EOF'
#!/bin/sh
echo $$ >"$(dirname "$0")/pid"
exec "$PROGRAM" "$@"
EOF
chmod +x "$folder/play"
cat >"$folder/rc" <<EOF
ulimit -c 0
PS1='shell> '
PATH='$folder':\$PATH
export PROGRAM='$program' SWIFT_BACKTRACE=enable=no
unset NO_COLOR COLORTERM LC_ALL LC_CTYPE
export LANG=C.UTF-8
EOF

begin() {
  rm -f "$folder/pid"
  enter "clear; play $*"
  see 'Versus.*Multi-feed' "begins: $*"
}

# Sees whether the terminal is as it was, and with which code the program ended.
number=0
back() {
  number=$((number + 1))
  check "$1: the screen of the shell is back" is_in 0101
  # What is typed before the end of the program is lost.
  [ -z "${2-}" ] || poll has_ended "$(pid)" || fail "$1" 'it goes on'
  enter "echo code=\$? >'$folder/code.$number'; stty -g >'$folder/mode.$number'; clear; echo back-$number"
  poll shows "^back-$number" || fail "$1" 'the shell does not answer'
  if cmp -s "$folder/mode.0" "$folder/mode.$number"; then
    pass "$1: the mode is back"
  else
    fail "$1: the mode is back" "$(cat "$folder/mode.$number")"
  fi
  [ -z "${2-}" ] && return
  if [ "$(cat "$folder/code.$number")" = "code=$2" ]; then
    pass "$1: the code is $2"
  else
    fail "$1: the code is $2" "$(cat "$folder/code.$number")"
  fi
}

tmux new-session -d -s main -x 100 -y 30 "bash --noprofile --rcfile '$folder/rc'"
tmux set -g remain-on-exit on >/dev/null
see 'shell>' 'there is a shell'
enter "stty -g >'$folder/mode.0'"
check 'the shell works' test -s "$folder/mode.0"

# --- keys and the mouse ---------------------------------------------------------------------------

begin --scene multi-feed
check 'it has the screen and the mouse, without a cursor' is_in 1010
see '^│.* batch 1 ' 'feeds change by themselves'
key Tab
see 'Reused pager' 'tab shows the next scene'
key BTab
see 'CompositeDataSource' 'shift-tab shows the one before'
bytes 4
see 'Reused pager' 'a number shows a scene'
see 'didAppear +page 0' 'a page has appeared'
key Right
see 'didAppear +page 1' 'an arrow turns the page'
mouse 0 40 10 M
for column in 36 32 28 24 20 16 12; do mouse 32 $column 10 M; done
mouse 0 12 10 m
see 'didAppear +page 2' 'the mouse swipes to a page'
mouse 65 20 10 M
see 'didAppear +page 3' 'the wheel turns the page'
mouse 0 "$(screen | sed -n 1p | grep -bo Overview | cut -d: -f1)" 1 M
see '1 feed · 5 rows' 'a click on a tab shows its scene'
bytes m
see '2 feeds · 7 rows' 'another feed joins the list'
line=$(row 'Bees count to four')
mouse 0 10 "$line" M
mouse 32 10 $((line + 1)) M
mouse 0 10 $((line + 1)) m
moved() { [ "$(row 'Bees count to four')" -eq "$((line + 1))" ]; }
check 'the mouse carries a row' moved
see '⇅ moveItem' 'the source moves it once it is dropped'
see '✓ in step' 'the list is in step'
bytes '?'
see 'close this list' '? lists the keys'
key Escape
miss 'close this list' 'escape alone closes the list'
tmux set-buffer 'q'
tmux paste-buffer -p -t "$window"
bytes c
see 'code of this scene' 'c shows the code, and a pasted q did not quit'
bytes c
bytes t
miss 'in step' 't takes the panel away'
bytes t
see 'in step' 't brings it back'
bytes 'p'
see 'paused' 'p pauses'

# --- windows --------------------------------------------------------------------------------------

# Paused, nothing is drawn but what has to be.
resize 60 20
miss 'in step' 'a narrow window has no panel'
see '\? help +q quit' 'a narrow window has the keys that matter'
resize 30 8
see 'Please enlarge' 'a window that is too small says so'
resize 120 40
see 'in step' 'a wide window has the panel'
fits() { [ "$(screen | wc -l)" -eq "$1" ] && screen | tail -n 1 | grep -q 'q quit'; }
check 'the keys are on the last row' fits 40
resize 100 30
check 'the keys are on the last row of a window that has shrunk' fits 30
printf '\e[5;5HFOREIGN' >"$(tmux display -p -t "$window" '#{pane_tty}')"
see 'FOREIGN' 'another program writes to the terminal'
key C-l
miss 'FOREIGN' 'ctrl-l draws all of it again'
bytes p
miss 'paused' 'p goes on'

# --- stops ----------------------------------------------------------------------------------------

key C-z
see 'Stopped' 'ctrl-z stops it'
back 'ctrl-z'
enter fg
see '2 feeds' 'fg brings it back'
check 'fg: it has the screen' is_in 1010
kill -TSTP "$(pid)"
see 'Stopped' 'SIGTSTP stops it'
back SIGTSTP
enter fg
see '2 feeds' 'fg brings it back after SIGTSTP'
kill -STOP "$(pid)"
see 'Stopped' 'SIGSTOP stops it'
enter fg
check 'fg after SIGSTOP: it has the screen' is_in 1010
bytes 3
see 'CompositeDataSource' 'fg after SIGSTOP: keys work'
key C-z
see 'Stopped' 'it is stopped again'
enter 'clear; bg; echo still-here'
see '^still-here' 'bg: the shell goes on'
# What would be drawn by now is drawn before the shell has answered ten times.
for turn in 1 2 3 4 5 6 7 8 9 10; do
  enter "clear; echo turn-$turn"
  poll shows "^turn-$turn" || fail 'bg: the shell answers' "turn $turn"
done
miss 'CompositeDataSource' 'bg: nothing is drawn over the shell'
back bg
enter fg
see 'CompositeDataSource' 'fg brings it back after bg'

# --- ends -----------------------------------------------------------------------------------------

bytes q
back q 0
begin --scene pager
see 'Reused pager' '--scene begins with a scene'
bytes '?'
see 'close this list' 'the list of keys is open'
key C-c
back 'ctrl-c' 0
for signal in INT:130 TERM:143 HUP:129; do
  begin
  kill -"${signal%:*}" "$(pid)"
  back "SIG${signal%:*}" "${signal#*:}"
done
for signal in SEGV:139 ABRT:134 ILL:132; do
  begin
  kill -"${signal%:*}" "$(pid)"
  back "crash by SIG${signal%:*}" "${signal#*:}"
done
if [ "$(uname)" = Linux ]; then
  rm -f "$folder/pid"
  enter 'clear; SWIFT_BACKTRACE=enable=yes,interactive=no,color=no,symbolicate=off play'
  see 'Versus.*Multi-feed' 'begins, with backtraces'
  kill -SEGV "$(pid)"
  see 'Backtrace took' 'a crash: the backtrace is on the screen of the shell'
  # No instruction is to blame that would crash again, so the signal has to; another thread than the
  # one that crashed may take it, and wait.
  crash_again() { kill -SEGV "$(pid)" 2>/dev/null; has_ended "$(pid)"; }
  check 'a crash with a backtrace ends it' crash_again
  back 'crash with a backtrace' 139
fi

# --- the timeline -------------------------------------------------------------------------------------

seq 1 12000 >"$folder/numbers"
enter "clear; play timeline '$folder/numbers'"
see '^▸ 12000$' 'timeline: a file opens at its end'
see ' q quit$' 'timeline: the keys are on the last row'
echo 12001 >>"$folder/numbers"
see '^▸ 12001$' 'timeline: its end is followed'
bytes g
miss '^▸ 12001$' 'timeline: g goes to the first line that is loaded'
bytes q
back timeline 0

# --- no shell above -------------------------------------------------------------------------------

rm -f "$folder/pid"
tmux new-session -d -s orphan -x 90 -y 25 "PROGRAM='$program' '$folder/play' --scene pager"
window=orphan
see 'Reused pager' 'without a shell: it begins'
key C-z
# What is typed while the terminal is given back is discarded, so that it does not reach a shell.
sleep 1
bytes '?'
see 'close this list' 'without a shell: ctrl-z does not leave a dead screen'
orphan=$(pid)
tmux kill-session -t orphan
window=main
check 'the terminal is closed: it ends' has_ended "$orphan"

# --- no terminal to take over ---------------------------------------------------------------------

rm -f "$folder/pid"
enter 'clear; TERM=dumb play'
see 'three frames only, because .*dumb' 'TERM=dumb: frames, and why'
back 'TERM=dumb' 0
enter 'clear; unset TERM; play; export TERM=screen'
see 'three frames only, because .*TERM' 'no TERM: frames, and why'
back 'no TERM' 0
"$program" </dev/null >"$folder/frames" 2>"$folder/why"
if [ "$(grep -c '^ .*Versus.*Multi-feed' "$folder/frames")" = 3 ]; then
  pass 'a pipe gets three frames'
else
  fail 'a pipe gets three frames' "$(cat "$folder/frames")"
fi
if grep -q $'\e' "$folder/frames"; then
  fail 'a pipe gets plain text' 'there are escapes'
else
  pass 'a pipe gets plain text'
fi
if [ "$(wc -l <"$folder/why")" -eq 1 ]; then
  pass 'why is one line'
else
  fail 'why is one line' "$(cat "$folder/why")"
fi
enter 'export NO_COLOR=1'
begin
if tmux capture-pane -p -e -t "$window" | grep -qE $'\e\\[[0-9;]*(3|4|9)[0-7]|\e\\[[0-9;]*[34]8;'; then
  fail 'NO_COLOR: no colors' 'there are colors'
else
  pass 'NO_COLOR: no colors'
fi
bytes q
back NO_COLOR 0

# --- speed ----------------------------------------------------------------------------------------

if command -v python3 >/dev/null; then
  if python3 "$here/speed.py" "$program"; then
    pass 'it is fast, and rests'
  else
    fail 'it is fast, and rests' 'see above'
  fi
else
  echo '!!! SKIPPED: there is no python3, so the speed of the gallery is not measured !!!'
fi

echo
echo "$passed passed, $failed failed, after $SECONDS s"
[ "$failed" -eq 0 ]
