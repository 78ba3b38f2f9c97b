#!/usr/bin/env python3
"""Times whole processes of a release build: median wall and processor time, peak memory, against a floor in the same run.

usage: Benchmarks/processes.py [--runs N] [--project FOLDER] [LINTEL]

The floor is `true`: what starting any process costs here. --project adds a check of a real project. Build first:
swift build -c release --product lintel
"""
import argparse, os, statistics, subprocess, sys, tempfile, time

SCREEN = """{ device: "iPhone 15", navigationBar: { title: "Inbox" },
  toolbar: { items: [{ icon: "tray" }, "flexibleSpace", { system: "compose" }] }, content: { list: 30 } }
"""


def source(index):
    """A file such as apps have: nine in ten never mention a bar."""
    lines = ["import UIKit", "", f"final class Model{index} {{", "    private var values: [Int] = []", ""]
    for step in range(30):
        lines += [f"    func step{step}(_ input: Int) -> Int {{", f"        let scaled = input * {step + 1} + values.count",
                  "        guard scaled > 0 else { return 0 }", "        return values.reduce(scaled) { $0 + $1 }", "    }", ""]
    lines.append("}")
    if index % 10 == 0:
        lines += ["", f"class Controller{index}: UIViewController {{", "    var isFull = false",
                  "    override var prefersStatusBarHidden: Bool { isFull }", "    override func viewWillAppear(_ animated: Bool) {",
                  "        super.viewWillAppear(animated)", "        navigationController?.setToolbarHidden(false, animated: animated)",
                  "    }", "}"]
    return "\n".join(lines) + "\n"


def run(command):
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.perf_counter() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("lintel", nargs="?", default=".build/release/lintel")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--project")
    options = parser.parse_args()
    if not os.access(options.lintel, os.X_OK):
        sys.exit(f"{options.lintel} is not there: swift build -c release --product lintel")
    with tempfile.TemporaryDirectory() as folder:
        screen = os.path.join(folder, "Inbox.screen.json")
        with open(screen, "w") as file:
            file.write(SCREEN)
        project = os.path.join(folder, "Project")
        os.mkdir(project)
        for index in range(900):
            with open(os.path.join(project, f"Model{index}.swift"), "w") as file:
                file.write(source(index))
        cases = [
            ("true", ["true"], options.runs),
            ("lintel --version", [options.lintel, "--version"], options.runs),
            ("measure --device", [options.lintel, "measure", "--device", "iPhone 15", "--format", "json"], options.runs),
            ("render, list and toolbar", [options.lintel, "render", screen, "-o", os.path.join(folder, "a.png")], options.runs),
            ("check, 900 Swift files", [options.lintel, "check", project], 5),
        ]
        if options.project:
            cases.append((f"check, {os.path.basename(os.path.normpath(options.project))}", [options.lintel, "check", options.project], 5))
        print(f'{"":28} {"wall ms":>9} {"CPU ms":>9} {"memory MB":>10} {"× floor":>8}')
        floor = None
        for name, command, runs in cases:
            run(command)
            figures = [run(command) for _ in range(runs)]
            wall, cpu, memory = (statistics.median(column) for column in zip(*figures))
            floor = floor or wall
            print(f"{name:28} {wall * 1000:9.1f} {cpu * 1000:9.1f} {memory:10.1f} {wall / floor:8.1f}")


main()
