#!/usr/bin/env python3
"""What a window costs on an X server without a screen: processor time over ten seconds at rest, then memory while it is scrolled and tapped.
usage: Benchmarks/window.py [--use SECONDS] [PROGRAM ARGUMENT…]   (.build/release/lintel simulate Examples/Screens/Inbox.screen.json unless given)"""
import os, shutil, subprocess, sys, time

words = sys.argv[1:]
seconds = 60
if words[:1] == ["--use"]:
    seconds, words = int(words[1]), words[2:]
words = words or [".build/release/lintel", "simulate", "Examples/Screens/Inbox.screen.json"]
server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
window = None
try:
    display = dict(os.environ, DISPLAY=":" + server.stdout.readline().decode().strip())
    window = subprocess.Popen(words, env=display)
    time.sleep(8)

    def processor():
        fields = open(f"/proc/{window.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory():
        return int(open(f"/proc/{window.pid}/statm").read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6

    before = processor()
    time.sleep(10)
    used = processor() - before
    print(f"at rest for 10 s: {used * 1000:.0f} ms of processor time ({used * 10:.1f} %), {memory():.1f} MB resident")
    if shutil.which("xdotool"):
        readings, start = [], time.time()
        before = processor()
        for round in range(10):
            # Ten notches down and up, then a tap in the middle, so often as a person would.
            while time.time() - start < (round + 1) * seconds / 10:
                script = ["mousemove", "640", "500", "click", "--repeat", "10", "--delay", "30", "5", "click", "--repeat", "10", "--delay", "30", "4",
                          "click", "1", "sleep", "0.4", "mousemove", "460", "130", "click", "1"]
                subprocess.run(["xdotool"] + script, env=display, check=True)
            readings.append(memory())
        share = (processor() - before) / (time.time() - start) * 100
        print(f"in use for {seconds} s ({share:.0f} % of a core), MB after each tenth: " + " ".join(f"{reading:.1f}" for reading in readings))
finally:
    for process in (window, server):
        if process:
            process.kill()
            process.wait()
