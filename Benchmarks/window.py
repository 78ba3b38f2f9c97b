#!/usr/bin/env python3
"""What a window costs while nothing moves: processor time over ten seconds at rest, and memory, on an X server without a screen.
usage: Benchmarks/window.py [path of lintel; .build/release/lintel unless given]"""
import os, subprocess, sys, time

lintel = sys.argv[1] if len(sys.argv) > 1 else ".build/release/lintel"
server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
window = None
try:
    display = ":" + server.stdout.readline().decode().strip()
    window = subprocess.Popen([lintel, "simulate", "Examples/Screens/Inbox.screen.json"], env=dict(os.environ, DISPLAY=display))
    time.sleep(5)

    def ticks():
        fields = open(f"/proc/{window.pid}/stat").read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    before = ticks()
    time.sleep(10)
    used = (ticks() - before) / os.sysconf("SC_CLK_TCK")
    memory = int(open(f"/proc/{window.pid}/statm").read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
    print(f"at rest for 10 s: {used * 1000:.0f} ms of processor time ({used * 10:.1f} %), {memory:.1f} MB resident")
finally:
    for process in (window, server):
        if process:
            process.kill()
            process.wait()
