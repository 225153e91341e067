#!/usr/bin/env python3
"""Makes Benchmarks/RESULTS.md of the rows that the benchmarks print (see BenchSupport/Results.swift)."""

import os
import platform
import subprocess
import sys

HEAD = """# Results

Written by `make bench`. Times are in milliseconds, from so many runs; memory is the most that was resident, in MiB. A row that names a
peer is compared with the median of the row of that name, of the same run: below 1 it takes less time than its peer.
"""


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


def shown(milliseconds):
    if not milliseconds:
        return ""
    milliseconds = float(milliseconds)
    return f"{milliseconds:.3f}" if milliseconds < 1 else f"{milliseconds:.1f}"


def table(rows, medians):
    yield "| what | runs | median | p99 | memory | promised | peer | its median | ratio |"
    yield "|---|--:|--:|--:|--:|---|---|--:|--:|"
    for what, runs, median, p99, memory, promise, peer in rows:
        other = medians.get(peer)
        compared = (
            [peer, shown(other), f"{float(median) / other:.2g}"] if other else ["", "", ""]
        )
        cells = [what, runs, shown(median), shown(p99), memory, promise, *compared]
        yield "| " + " | ".join(cells) + " |"


def main():
    sections = []
    for line in sys.stdin.read().splitlines():
        if line.startswith("# "):
            sections.append((line[2:], []))
        else:
            sections[-1][1].append(line.split("\t"))
    medians = {row[0]: float(row[2]) for _, rows in sections for row in rows if row[2]}
    print(HEAD)
    print(machine())
    for title, rows in sections:
        print(f"\n## {title}\n")
        print("\n".join(table(rows, medians)))


if __name__ == "__main__":
    main()
