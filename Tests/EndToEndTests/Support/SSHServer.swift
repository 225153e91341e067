import Foundation

/// An SSH server of a test's own, which accepts the key that was made for it.
///
/// It uses the pipe of its one client, so that there is no port that others could connect to.
struct SSHServer {
  private let folder: String

  init(folder: String, environment: [String: String]) async throws {
    self.folder = folder + "/ssh"
    try FileManager.default.createDirectory(
      atPath: self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
    )
    try """
    HostKey \(self.folder)/host
    AuthorizedKeysFile \(self.folder)/person.pub
    PasswordAuthentication no
    KbdInteractiveAuthentication no
    PermitRootLogin prohibit-password
    PidFile none
    PrintMotd no
    PrintLastLog no
    StrictModes no
    UsePAM no

    """.write(toFile: self.folder + "/config", atomically: false, encoding: .utf8)
    for name in ["host", "person"] {
      _ = try await ProgramRun.of(
        "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", "\(self.folder)/\(name)"],
        environment: environment)
    }
    // The system makes it when it starts, which a container never does.
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
  }

  /// The shell's command line that runs a command there at a terminal.
  func command(_ command: String) -> String {
    "ssh -tt -F none -i ssh/person -o IdentitiesOnly=yes -o LogLevel=ERROR"
      + " -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null"
      + " -o 'ProxyCommand=/usr/sbin/sshd -i -f \(folder)/config' loopback \(command)"
  }
}
