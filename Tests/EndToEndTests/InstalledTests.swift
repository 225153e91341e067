import FileTestSupport
import TestSupport

/// The installed or moved program, and shell completion.
@Suite(.serialized, .timeLimit(.minutes(10))) final class InstalledTests: StageSuite {
  private static let bash = PackageFolder.file("Sources/vane/Resources/vane.bash").path

  @Test func itFindsWhatComesWithItWhereverItIsMoved() async throws {
    let program = try program()
    let share = stage.home + "/moved/here/share/vane"
    let missing = try await stage.run(
      program, ["--sample", "search", "Oslo"], environment: Self.alone)
    #expect(
      missing.errors.contains(
        "The gazetteer is missing at \(share)/gazetteer.sqlite. Reinstall Vane."))
    let schema = try await stage.run(program, ["help", "schema"], environment: Self.alone)
    #expect(schema.status == 1)
    #expect(
      schema.errors == "\(share)/vane.schema.json can't be read: No such file or directory.\n")

    try stage.folder.makeFolder("moved/here/share/vane")
    try FileManager.default.copyItem(
      atPath: PackageFolder.gazetteer.path, toPath: share + "/gazetteer.sqlite")
    try stage.folder.link("link", to: "moved/here/bin/vane")
    for path in [program, stage.home + "/link"] {
      let run = try await stage.run(
        "/bin/sh", ["-c", "cd / && exec \(path) nearest 49.2 18.6"], environment: Self.alone)
      #expect(run.output == " 4.0 km SE of Bytča, Žilina Region, Slovakia\n", "\(run)")
      #expect(run.errors == "")
    }
  }

  /// The manual is shown by man, or else its path is said.
  @Test func itShowsItsManualWhereverItIsMoved() async throws {
    let program = try program()
    let page = stage.home + "/moved/here/share/man/man1/vane.1"
    let missing = try await stage.run(program, ["manual"], environment: Self.alone)
    #expect(missing.status == 1)
    #expect(missing.errors == "\(page) can't be read: No such file or directory.\n")
    try stage.write(".TH VANE 1\n", to: "moved/here/share/man/man1/vane.1")
    let unshown = try await stage.run(
      program, ["manual"], environment: Self.alone.merging(["PATH": "/nowhere"]) { $1 })
    #expect(unshown.status == 3)
    #expect(unshown.errors.contains(page), "\(unshown)")
    try stage.write("#!/bin/sh\necho \"$@\"\n", to: "man", mode: 0o700)
    let shown = try await stage.run(
      program, ["manual"], environment: Self.alone.merging(["PATH": stage.home]) { $1 })
    #expect(shown.output == "-l \(page)\n", "\(shown)")
  }

  @Test(arguments: [
    ("vane se", ["search", "searches", "set"]), ("vane --sample search osl", ["Oslo"]),
    ("vane search new yor", ["York\\ City"]), ("vane set theme d", ["dark"]),
    ("vane --co", ["--color"]), ("vane --color a", ["auto", "always"]),
    ("vane search \"new yor", ["New York City"]),
  ])
  func bashCompletesCommandsPlacesAndSettings(line: String, expected: [String]) async throws {
    // Words as bash splits them, an open quotation being one.
    let words = line.split(separator: "\"", maxSplits: 1)
    var typed = words[0].split(separator: " ").map { "'\($0)'" }
    if words.count == 2 { typed.append("'\"\(words[1])'") }
    let script = """
      . '\(Self.bash)'
      COMP_WORDS=(\(typed.joined(separator: " "))); COMP_CWORD=\(typed.count - 1)
      _vane; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try await stage.run("/bin/bash", ["-c", script], environment: Self.alone)
    #expect(run.errors == "")
    let offered = run.output.split(separator: "\n").map(String.init)
    #expect(Array(offered.prefix(expected.count)) == expected, "\(offered)")
  }

  /// attacks.md 3: a bare chroot or a sandbox, in which libdispatch would trap within its first second.
  @Test(arguments: [["--version"], ["--sample", "Oslo"], ["status"]])
  func withoutProcItSaysSo(words: [String]) async throws {
    let run = try await stage.run(
      "/bin/sh",
      [
        "-c",
        "unshare --mount true 2>/dev/null || exit 77; exec unshare --mount sh -c "
          + "'mount -t tmpfs none /proc && exec vane \"$@\"' - \"$@\"", "-",
      ] + words)
    // Without the right to mount there is nothing to try.
    guard run.status != 77 else { return }
    #expect(run.status == 1, "\(run)")
    let sentence = "Vane needs /proc/self/stat, which can't be read: No such file or directory."
    #expect(run.errors == sentence + " Type: mount -t proc proc /proc\n", "\(run)")
  }

  /// attacks.md 1: a name from someone else is typed by Tab, and the shell runs nothing of it.
  @Test(arguments: ["C", "C.UTF-8"], ["", "\"", "'", "O\"", "O'"])
  func bashRunsNothingOfANameThatItCompletes(locale: String, beginning: String) async throws {
    let names = [
      "Oslo a$(touch pwned)", "Oslo b`touch pwned`", "Oslo c${x:=$(touch pwned)}",
      "Oslo d\"$(touch pwned)\"", "Oslo e'$(touch pwned)'", "Oslo f\\$(touch pwned)\\",
      "Oslo g !touch pwned", "Oslo hč!", "Oslo i\\\"`touch pwned`",
    ]
    try stage.write(
      """
      #!/bin/bash
      if [ "$1" = complete-line ]; then
        while read -r name; do [[ $name == "${!#}"* ]] && printf '%s\\tNorway\\n' "$name"; done <names
      else printf '%s\\n' "$2" >>typed; fi
      """, to: "vane")
    try stage.write(names.joined(separator: "\n") + "\n", to: "names")
    let rest = beginning.hasPrefix("O") ? "slo" : "Oslo"
    // The first line is there for `!` to repeat.
    let lines = ["touch other"] + "abcdefghi".map { "vane detail \(beginning)\(rest) \($0)\t" }
    let bare = lines.map { beginning.isEmpty ? $0.replacing("Oslo ", with: "Oslo\\ ") : $0 }
    let script =
      "cd '\(stage.home)' && chmod +x vane && PATH=.:$PATH INPUTRC=/dev/null "
      + "exec bash --noprofile --rcfile '\(Self.bash)' -i"
    _ = try await stage.run(
      "/bin/bash", ["-c", script], input: bare.joined(separator: "\n") + "\n",
      environment: ["LC_ALL": locale])
    let typed = try String(contentsOfFile: stage.home + "/typed", encoding: .utf8)
    #expect(typed.split(separator: "\n").map(String.init) == names)
    #expect(!FileManager.default.fileExists(atPath: stage.home + "/pwned"))
  }

  /// A copy of the program in a folder like the one of `make install`.
  private func program() throws -> String {
    let program = stage.home + "/moved/here/bin/vane"
    try stage.folder.makeFolder("moved/here/bin")
    try FileManager.default.copyItem(atPath: Stage.programs() + "/vane", toPath: program)
    return program
  }

  /// The gazetteer of the program, and no services.
  private static let alone = [
    "VANE_GAZETTEER": "", "VANE_OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:9",
  ]
}
