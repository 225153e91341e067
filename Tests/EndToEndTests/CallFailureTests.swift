import FileTestSupport
import Foundation
import Testing

/// The Nth call of the operating system fails: nothing that was answered is lost, and the person is told of the rest.
///
/// strace makes the calls fail, so that it is the built program, with its threads, its SQLite and its libedit.
@Suite(
  .serialized, .timeLimit(.minutes(60)),
  .enabled(if: Soak.isOn, "hundreds of programs are started: make soak"),
  .enabled(if: Strace.isUsable, "strace is not installed, or may not trace"))
struct CallFailureTests {
  @Test(arguments: [
    ("write,pwrite64", "ENOSPC"), ("fsync,fdatasync", "EIO"),
    ("rename,renameat,renameat2", "EACCES"),
    ("close", "EIO"), ("flock,fcntl", "ENOLCK"),
  ])
  func whatWasAnsweredIsKept(calls: String, error: String) async throws {
    for forEver in ["", "+"] {
      try await Stage.open { stage in
        _ = try await stage.vane(["--sample", "pin", "80", "0"])
        var answered: Set = ["0"]
        var number = 1
        while true {
          let inject = "inject=\(calls):error=\(error):when=\(number)\(forEver)"
          let run = try await ProgramRun.of(
            "/usr/bin/strace",
            ["-f", "-qq", "-o", stage.home + "/calls", "-e", "trace=\(calls)", "-e", inject]
              + [Stage.programs() + "/vane", "--sample", "pin", "\(number % 80)", "\(number)"],
            environment: stage.environment)
          guard stage.text("calls")?.contains("(INJECTED)") == true else { break }
          try await Self.expect(
            run, number, on: stage, &answered, "\(error), \(inject)")
          number += 1
        }
        #expect(number > 1)
      }
    }
  }

  private static func expect(
    _ run: ProgramRun, _ number: Int, on stage: Stage, _ answered: inout Set<String>,
    _ comment: Comment
  ) async throws {
    #expect(run.status < 128, comment)
    if run.output.contains("Pinned") {
      answered.insert("\(number)")
    } else {
      #expect(run.status != 0, comment)
    }
    let after = try await stage.vane(["--sample", "map", "--json"])
    #expect(after.errors == "", comment)
    let kept = after.output.matches(of: /"longitude":(\d+)/).map { String($0.1) }
    #expect(answered.isSubset(of: kept), "\(run), \(comment)")
  }
}

private enum Strace {
  static let isUsable: Bool = {
    let run = Process()
    run.executableURL = URL(filePath: "/usr/bin/strace")
    run.arguments = ["-o", "/dev/null", "/bin/true"]
    guard (try? run.run()) != nil else { return false }
    run.waitUntilExit()
    return run.terminationStatus == 0
  }()
}

/// Disks that are full or only to be read. They are mounted where only this test sees them, which root may do.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: getuid() == 0, "only root may mount a small disk"))
struct DiskTests {
  /// 64 KiB, until no more goes in.
  @Test func aFullDiskLosesNothingAndIsTold() async throws {
    try await Stage.open { stage in
      let run = try await Self.run(
        """
        mkdir -p config && mount -t tmpfs -o size=64k tmpfs config && head -c 45000 /dev/zero >config/ballast
        i=0; while [ $i -lt 400 ] && vane --sample pin $((i % 80)) $i >>pinned 2>told; do i=$((i + 1)); done
        vane --sample map --json
        """, on: stage)
      let pinned = stage.text("pinned")?.matches(of: /Pinned/).count ?? 0
      #expect((10..<400).contains(pinned))
      #expect(run.output.matches(of: /"row":/).count == pinned, "\(run.errors)")
      #expect(stage.text("told")?.contains("\(stage.home)/config/vane/vane.plist") == true)
    }
  }

  @Test func aDiskThatIsOnlyReadIsTold() async throws {
    try await Stage.open { stage in
      _ = try await stage.vane(["--sample", "pin", "1", "2"])
      let run = try await Self.run(
        """
        mount --bind . . && mount -o remount,ro,bind .
        vane --sample pin 3 4; echo status $?; vane --sample map --json
        """, on: stage)
      #expect(run.output.contains("status 1\n") || run.output.contains("status 4\n"), "\(run)")
      #expect(run.output.matches(of: /"row":/).count == 1)
      #expect(run.errors.contains("\(stage.home)/config/vane"), "\(run.errors)")
    }
  }

  /// As many files as may be open: none, and one more each time until all goes well.
  @Test func tooFewDescriptorsAreTold() async throws {
    try await Stage.open { stage in
      var most = 3
      var run: ProgramRun
      repeat {
        run = try await Self.run(
          "ulimit -n \(most); exec vane --sample pin 1 2", on: stage)
        #expect(run.status < 128, "\(most): \(run)")
        #expect(run.status == 0 || !run.errors.isEmpty, "\(most): \(run)")
        most += 1
      } while run.status != 0 && most < 64
      #expect(run.output.hasPrefix(" Pinned 1.00° N 2.00° E.\n"))
    }
  }

  private static func run(_ script: String, on stage: Stage) async throws -> ProgramRun {
    try await ProgramRun.of(
      "/usr/bin/unshare", ["--mount", "/bin/sh", "-c", "cd '\(stage.home)'; " + script],
      environment: stage.environment)
  }
}
