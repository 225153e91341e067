import Clients
import Foundation
import Phrases
import SafeFiles

// Other programs, and what they announce.
extension Live {
  var programs: ProgramsClient {
    let flags =
      (invocation.service.map { [ProgramFlag.service.rawValue, $0.rawValue] } ?? [])
      + (invocation.home.map { [ProgramFlag.home.rawValue, $0.text] } ?? [])
    return ProgramsClient(
      schema: { () throws(StorageError) in try Resources.text("vane.schema.json") },
      startInBackground: { BackgroundRun.start($0, flags: flags, directories: directories) },
      run: { await ChildRun.run($0, $1) },
      isThere: { FileManager.default.isExecutableFile(atPath: $0) },
      hasSessionBus: { Self.hasSessionBus(environment) },
      path: { Resources.program },
      keepUnits: { isOn throws(StorageError) in
        let folder = try directories.config.dropLast("/vane".count) + "/systemd/user"
        return try UserUnits(
          folder: String(folder), prefix: Resources.prefix, program: Resources.program
        ).keep(isOn)
      })
  }

  /// The state of alerts: what was reported.
  var told: StateFileClient {
    let file = Result { () throws(StorageError) in
      SafeFile(path: try directories.state + "/told.json", largest: 4 << 20)
    }
    return StateFileClient(
      read: { (try? file.get().read())?.data },
      update: { change throws(StorageError) in
        try file.get().update { locked throws(StorageError) in
          if let data = change(try locked.read()?.data) { try locked.replace(with: data) }
        }
      })
  }

  /// A moment after the start, and then every quarter of an hour.
  static var newsTimes: AsyncStream<Void> {
    AsyncStream { continuation in
      let clock = Task {
        var seconds = 5.0
        while (try? await Task.sleep(for: .seconds(seconds))) != nil {
          continuation.yield()
          seconds = 900
        }
      }
      continuation.onTermination = { _ in clock.cancel() }
    }
  }

  /// The address by the D-Bus specification, and the path where systemd puts the socket.
  private static func hasSessionBus(_ environment: [String: String]) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }
}
