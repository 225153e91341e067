#!/usr/bin/env python3
"""Makes pages of the rows that the benchmarks print (see BenchSupport/Results.swift), in the folder that is named.

RESULTS.md has all of this run. HISTORY.md has a line for each version, with ratios: these can be compared between
machines. The line of the version that was measured is written anew.
"""

import os
import pathlib
import platform
import re
import subprocess
import sys

HEAD = """# Results

Written by `make bench`. Times are in milliseconds, peak RSS in MiB. A target is for the median, unless it says p99 or
MiB; `4 ×` is the most that the ratio to the peer may be. ✗ marks a target that is missed. The last column has the row
that this one is compared with, the median of that row in the same run, and the ratio of the two: below 1, this row
takes less time. – means not measured.
"""

TARGET = re.compile(r"(?P<p99>p99 )?(?P<most>[0-9.]+) (?P<unit>ms|MiB|×)")

HISTORY = """# History

Written by `make bench`: for each version, how many times as long it takes as what it is compared with, by the medians
of one run.

"""

RATIOS = {
    "start to prompt : C": ("vane, with the restored report", "C and libedit alone"),
    "`--version` : C": ("vane --version", "C and libedit alone, to the end"),
    "`line` : C": ("vane line", "C and libedit alone, to the end"),
    "`sun` : linecast": ("vane sun Oslo", "linecast sunshine"),
    "report : JSONSerialization": ("vane, to a report", "JSONSerialization, to a tree"),
    "`line`, 10,000 : 10 searches": ("line, 10000 searches", "line, 10 searches"),
    "key press : SQLite": ("complete", "complete, bare SQLite"),
}


def machine():
    with open("/proc/cpuinfo") as file:
        models = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    with open("/proc/meminfo") as file:
        memory = int(file.readline().split()[1]) / 2**20
    load = os.getloadavg()
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = next((word for word in swift.split() if word[0].isdigit()), "")
    return (
        f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores, {memory:.0f} GiB; "
        f"Linux {platform.release().split('-')[0]}, Swift {version}; load at the end {load[0]:.1f}."
    )


def shown(figure):
    if not figure:
        return "–"
    figure = float(figure)
    return f"{figure:.3f}" if figure < 1 else f"{figure:.1f}"


def marked(targets, median, p99, memory, other):
    """The targets, each with a mark where the figure is above it."""
    marks = []
    for target in filter(None, targets.split(", ")):
        parts = TARGET.fullmatch(target)
        if not parts:
            sys.exit(f"results.py: no such target: {target}")
        ratio = float(median) / other if parts["unit"] == "×" and other else None
        figure = ratio or (memory if parts["unit"] == "MiB" else p99 if parts["p99"] else median)
        if parts["unit"] == "×" and not ratio:
            figure = None
        missed = figure and float(figure) > float(parts["most"])
        marks.append(f"{target} ✗" if missed else target)
    return ", ".join(marks) or "–"


def compared(median, peer, other):
    return f"{peer}: {shown(other)}, ratio {ratio(float(median) / other)}" if other else "–"


def ratio(number):
    """Two digits, never with an exponent."""
    digits = f"{number:.2g}"
    return f"{number:.6f}".rstrip("0") if "e-" in digits else digits


def table(rows, medians):
    yield "| what | runs | median | p99 | peak RSS | target | peer |"
    yield "|---|--:|--:|--:|--:|---|---|"
    for what, runs, median, p99, memory, targets, peer in rows:
        cells = [
            what, runs, shown(median), shown(p99), shown(memory), marked(targets, median, p99, memory, medians.get(peer)),
            compared(median, peer, medians.get(peer)),
        ]
        yield "| " + " | ".join(cells) + " |"


def page(sections, medians, measured_on):
    yield HEAD
    yield measured_on
    for title, rows in sections:
        yield f"\n## {title}\n"
        yield from table(rows, medians)


def history(lines, version, medians):
    """The page with the line of this version, which stands first or where it stood."""
    cells = [version]
    for row, peer in RATIOS.values():
        known = row in medians and peer in medians
        cells.append(ratio(medians[row] / medians[peer]) if known else "–")
    old = [line for line in lines if line.startswith("| ") and not line.startswith(("| version", f"| {version} "))]
    heads = ["| " + " | ".join(["version", *RATIOS]) + " |", "|---" + "|--:" * len(RATIOS) + "|"]
    return HISTORY + "\n".join([*heads, "| " + " | ".join(cells) + " |", *old]) + "\n"


def main():
    folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]
    sections = []
    for line in sys.stdin.read().splitlines():
        if line.startswith("# "):
            sections.append((line[2:], []))
        else:
            sections[-1][1].append(line.split("\t"))
    medians = {row[0]: float(row[2]) for _, rows in sections for row in rows if row[2]}
    (folder / "RESULTS.md").write_text("\n".join(page(sections, medians, machine())) + "\n")
    kept = folder / "HISTORY.md"
    lines = kept.read_text().splitlines() if kept.exists() else []
    kept.write_text(history(lines, version, medians))


if __name__ == "__main__":
    main()
