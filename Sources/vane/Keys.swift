import SafeFiles

/// The keys of weather services: those of the environment, and beside them those of the key file.
enum Keys {
  static func added(
    to environment: [String: String], notices: NoticeBoard
  ) -> [String: String] {
    do {
      let kept = try KeyFile(directories: Directories(environment: environment)).values()
      return environment.merging(kept) { own, _ in own }
    } catch {
      notices.post(.keys(error))
      return environment
    }
  }
}
