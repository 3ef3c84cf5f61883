#!/usr/bin/env python3
"""Measures, on a terminal of its own, how soon the gallery answers and what it costs while it rests.

    speed.py PROGRAM

Exits with 1 if the median answer to a key takes 10 ms or more, if resting takes time, or if there are
more frames than one every 16 ms.
"""
import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import termios
import time


def output(terminal, seconds):
    """Reads until nothing came for some seconds."""
    result = b""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        result += piece
    return result


def used_seconds(process):
    """Returns the time of processors that a process has used."""
    try:
        with open("/proc/%d/stat" % process) as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except FileNotFoundError:
        text = subprocess.check_output(["ps", "-o", "time=", "-p", str(process)], text=True)
        minutes, seconds = text.strip().split(":")[-2:]
        return int(minutes) * 60 + float(seconds)


def answer_time(terminal, name, *keys):
    """Returns the milliseconds that half of the answers to keys take at most."""
    answers = []
    for number in range(20):
        begin = time.perf_counter()
        os.write(terminal, keys[number % len(keys)])
        if not select.select([terminal], [], [], 2)[0]:
            raise SystemExit("a key is not answered")
        answers.append((time.perf_counter() - begin) * 1000)
        output(terminal, 0.03)
    median = statistics.median(answers)
    print("      %s: median %.1f ms, worst %.1f ms" % (name, median, max(answers)))
    return median


def main():
    program = sys.argv[1]
    start = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
        environment.pop("NO_COLOR", None)
        os.execve(program, [program, "--scene", "overview"], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    select.select([terminal], [], [], 5)
    print("      first byte after %.0f ms" % ((time.perf_counter() - start) * 1000))
    output(terminal, 0.2)
    # A key ends the demonstration, and nothing moves any more.
    os.write(terminal, b"g")
    output(terminal, 0.5)

    # Others may keep the processors busy for a while.
    median = min(
        answer_time(terminal, "arrow to answer", b"\x1b[B", b"\x1b[A") for _ in range(3)
    )
    answer_time(terminal, "help, which changes all cells", b"?")

    output(terminal, 1)
    before = used_seconds(process)
    drawn = output(terminal, 3)
    used = used_seconds(process) - before
    print("      at rest: %.0f ms of a processor in 3 s, %d bytes" % (used * 1000, len(drawn)))

    # Many events at once: a drag that is handled long after it is over would be noticed.
    storm = b"\x1b[<0;10;6M" + b"".join(b"\x1b[<32;10;%dM" % (5 + n % 9) for n in range(2000))
    for offset in range(0, len(storm), 1024):
        os.write(terminal, storm[offset : offset + 1024])
        output(terminal, 0)
    begin = time.perf_counter()
    os.write(terminal, b"\x1b[<0;10;6m?")
    shown = b""
    while b"ctrl-l" not in shown and time.perf_counter() - begin < 5:
        shown += output(terminal, 0.01)
    delay = (time.perf_counter() - begin) * 1000
    print("      key after 2000 events of the mouse: %.0f ms" % delay)
    os.write(terminal, b"?")
    output(terminal, 0.5)

    # Keys that come faster than it is worth drawing.
    begin = time.perf_counter()
    shown = b""
    for number in range(200):
        os.write(terminal, b"\x1b[A" if number % 2 else b"\x1b[B")
        shown += output(terminal, 0.002)
    shown += output(terminal, 0.1)
    frames = shown.count(b"\x1b[?2026h")
    duration = time.perf_counter() - begin
    print("      200 keys at once: %d frames in %.0f ms" % (frames, duration * 1000))

    os.write(terminal, b"\x03")
    output(terminal, 0.2)
    code = os.waitpid(process, 0)[1]
    is_paced = frames <= duration / 0.016 + 2
    rests = used <= 0.02 and not drawn
    # Only a terminal that hangs takes so long, however busy the processors are.
    answers = median < 10 and delay < 5000
    return 0 if answers and rests and is_paced and code == 0 else 1


sys.exit(main())
