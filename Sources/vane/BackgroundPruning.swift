import Clients

/// Prunes the archive while the prompt is open.
enum BackgroundPruning {
  /// Begins when the start is over, and comes back every hour: a session may last for days.
  static func start(_ archive: ArchiveClient) {
    Task.detached(priority: .background) {
      var pause = Duration.seconds(5)
      while (try? await Task.sleep(for: pause)) != nil {
        pause = archive.prune(1) ? .milliseconds(50) : .seconds(3600)
      }
    }
  }
}
