import TestSupport
import Testing

/// Full and read-only disks. They are mounted where only this test sees them, which root may do.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: getuid() == 0, "only root may mount a small disk"))
final class DiskTests: StageSuite {
  /// A disk of 64 KiB is filled completely.
  @Test func aFullDiskLosesNothingAndIsTold() async throws {
    let run = try await run(
      """
      mkdir -p config && mount -t tmpfs -o size=64k tmpfs config && head -c 45000 /dev/zero >config/ballast
      i=0; while [ $i -lt 400 ] && vane --sample pin $((i % 80)) $i >>pinned 2>told; do i=$((i + 1)); done
      vane --sample map --json
      """)
    let pinned = stage.text("pinned")?.matches(of: /Pinned/).count ?? 0
    #expect((10..<400).contains(pinned))
    #expect(run.output.matches(of: /"row":/).count == pinned, "\(run.errors)")
    #expect(stage.text("told")?.contains("\(stage.home)/config/vane/vane.plist") == true)
  }

  /// The days since 1950 come in three blocks, of which the third doesn't fit. It's requested again when there is room.
  @Test func theClimateGoesOnWhereTheDiskWasFull() async throws {
    let run = try await run(
      """
      mkdir -p data && mount -t tmpfs -o size=1000k tmpfs data && vane Oslo >/dev/null
      head -c 650000 /dev/zero >data/ballast
      vane --yes normal Oslo; echo status $?; rm data/ballast; vane --json --yes normal Oslo
      """)
    #expect(run.output.contains("status 1\n"), "\(run)")
    #expect(run.errors.matches(of: /No space left on device/).count == 1, "\(run.errors)")
    #expect(run.output.contains(#""climate":{"from":"1950-01-01""#), "\(run)")
    let first = stage.standIn.requests.filter { $0.query["start_date"] == "1950-01-01" }
    #expect(first.count == 1)
  }

  @Test func aDiskThatIsOnlyReadIsTold() async throws {
    _ = try await stage.vane(["--sample", "pin", "1", "2"])
    let run = try await run(
      """
      mount --bind . . && mount -o remount,ro,bind .
      vane --sample pin 3 4; echo status $?; vane --sample map --json
      """)
    #expect(run.output.contains("status 1\n") || run.output.contains("status 4\n"), "\(run)")
    #expect(run.output.matches(of: /"row":/).count == 1)
    #expect(run.errors.contains("\(stage.home)/config/vane"), "\(run.errors)")
  }

  /// The limit on open files is raised by one from zero until everything works.
  @Test func tooFewDescriptorsAreTold() async throws {
    let run = try await raised(3..<64) { "ulimit -n \($0); exec vane --sample pin 1 2" }
    #expect(run.output.hasPrefix(" Pinned 1.00° N 2.00° E.\n"))
  }

  /// Attack 4: the limit on threads is raised by one until everything works.
  @Test func tooFewThreadsAreTold() async throws {
    let run = try await raised(1..<20) {
      "chmod -R a+rwX .; exec setpriv --reuid=54321 --clear-groups prlimit --nproc=\($0) "
        + "timeout -s KILL 20 vane detail Oslo"
    }
    #expect(run.output.contains("Oslo"))
  }

  /// The first run in which everything works, while a limit is raised; those before it say what doesn't.
  private func raised(
    _ limits: Range<Int>, _ script: (Int) -> String
  ) async throws -> ProgramRun {
    var last = ProgramRun(output: "", errors: "", status: -1)
    for most in limits where last.status != 0 {
      last = try await run(script(most))
      #expect(last.status < 128, "\(most): \(last)")
      #expect(last.status == 0 || !last.errors.isEmpty, "\(most): \(last)")
    }
    return last
  }

  private func run(_ script: String) async throws -> ProgramRun {
    try await stage.run(
      "/usr/bin/unshare", ["--mount", "/bin/sh", "-c", "cd '\(stage.home)'; " + script])
  }
}
