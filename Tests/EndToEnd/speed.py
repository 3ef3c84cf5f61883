#!/usr/bin/env python3
"""Measures, on a terminal of its own, how soon the gallery answers and what it costs while it rests.

    speed.py PROGRAM

Exits with 1 if the median answer to a key takes 10 ms or more, or if resting takes time.
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


def answer_time(terminal):
    """Returns the milliseconds that half of the answers to a key take at most."""
    answers = []
    for _ in range(20):
        begin = time.perf_counter()
        os.write(terminal, b"?")
        if not select.select([terminal], [], [], 2)[0]:
            raise SystemExit("a key is not answered")
        answers.append((time.perf_counter() - begin) * 1000)
        output(terminal, 0.03)
    median = statistics.median(answers)
    print("      key to answer: median %.1f ms, worst %.1f ms" % (median, max(answers)))
    return median


def main():
    program = sys.argv[1]
    start = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor")
        environment.pop("NO_COLOR", None)
        os.execve(program, [program, "--scene", "pager"], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    select.select([terminal], [], [], 5)
    print("      first byte after %.0f ms" % ((time.perf_counter() - start) * 1000))
    output(terminal, 0.2)
    # A key ends the demonstration, and nothing moves any more.
    os.write(terminal, b"t")
    output(terminal, 0.5)

    # Others may keep the processors busy for a while.
    median = min(answer_time(terminal) for _ in range(3))

    output(terminal, 1)
    before = used_seconds(process)
    drawn = output(terminal, 3)
    used = used_seconds(process) - before
    print("      at rest: %.0f ms of a processor in 3 s, %d bytes" % (used * 1000, len(drawn)))

    # Many events at once: a drag that is handled long after it is over would be noticed.
    storm = b"\x1b[<0;40;10M" + b"".join(b"\x1b[<32;%d;10M" % (20 + n % 40) for n in range(2000))
    for offset in range(0, len(storm), 1024):
        os.write(terminal, storm[offset : offset + 1024])
        output(terminal, 0)
    begin = time.perf_counter()
    os.write(terminal, b"\x1b[<0;40;10m?")
    shown = b""
    while b"ctrl-l" not in shown and time.perf_counter() - begin < 5:
        shown += output(terminal, 0.01)
    delay = (time.perf_counter() - begin) * 1000
    print("      key after 2000 events of the mouse: %.0f ms" % delay)

    os.write(terminal, b"\x03")
    output(terminal, 0.2)
    code = os.waitpid(process, 0)[1]
    is_good = median < 10 and used <= 0.02 and not drawn and delay < 1000 and code == 0
    return 0 if is_good else 1


sys.exit(main())
