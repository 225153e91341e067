internal import Foundation

/// Certificates for tests, made by openssl in a folder of the test's own: an authority, and what it signed.
public struct TestCertificates: Sendable {
  /// A certificate and its key, in files (PEM).
  public struct Identity: Sendable {
    public var certificate: String
    public var key: String
  }

  public struct Failed: Error {
    public var arguments: [String]
    public var message: String
  }

  private let folder: String

  /// Makes the authority.
  public init(folder: String) throws {
    self.folder = folder
    try Self.openssl([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
      "-subj", "/CN=Authority of a test", "-days", "2", "-keyout", folder + "/authority.key",
      "-out", authority,
    ])
    let database = """
      [ca]
      default_ca = test
      [test]
      dir = \(folder)
      new_certs_dir = \(folder)
      database = \(folder)/index.txt
      rand_serial = yes
      unique_subject = no
      default_md = sha256
      policy = policy
      copy_extensions = copy
      [policy]
      commonName = supplied
      """
    try Data(database.utf8).write(to: URL(filePath: folder + "/ca.cnf"))
    try Data().write(to: URL(filePath: folder + "/index.txt"))
  }

  /// The file with the authority's certificate, for who is to trust it.
  public var authority: String { folder + "/authority.pem" }

  /// One for a host, signed by the authority, that is valid from and until (`20260101000000Z`).
  public func identity(
    for host: String, from: String = "20200101000000Z", until: String = "20490101000000Z"
  ) throws -> Identity {
    let name = UUID().uuidString
    let identity = Identity(certificate: "\(folder)/\(name).pem", key: "\(folder)/\(name).key")
    let request = "\(folder)/\(name).csr"
    try Self.openssl([
      "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj",
      "/CN=\(host)", "-addext", "subjectAltName=\(Self.kind(host)):\(host)", "-keyout",
      identity.key, "-out", request,
    ])
    try Self.openssl([
      "ca", "-batch", "-notext", "-config", folder + "/ca.cnf", "-cert", authority,
      "-keyfile", folder + "/authority.key", "-startdate", from, "-enddate", until,
      "-in", request, "-out", identity.certificate,
    ])
    return identity
  }

  /// One for a host, signed by itself.
  public func selfSigned(for host: String) throws -> Identity {
    let identity = Identity(certificate: folder + "/self.pem", key: folder + "/self.key")
    try Self.openssl([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
      "-subj", "/CN=\(host)", "-addext", "subjectAltName=\(Self.kind(host)):\(host)", "-days", "2",
      "-keyout", identity.key, "-out", identity.certificate,
    ])
    return identity
  }

  private static func kind(_ host: String) -> String { host.last?.isNumber == true ? "IP" : "DNS" }

  private static func openssl(_ arguments: [String]) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let message = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(arguments: arguments, message: String(decoding: message, as: UTF8.self))
    }
  }
}
