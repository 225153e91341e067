import CCurl
import Reports

/// libcurl, which is loaded with the first request: linked, it would cost every start 5 to 10 ms.
enum Curl {
  /// Its name since 2006, whatever package brings it.
  static let library = "libcurl.so.4"
  /// Debian's name of it with another library for encryption, which may be there alone.
  private static let other = "libcurl-gnutls.so.4"

  private static let loaded = load(library).flatMapError { first in
    load(other).mapError { _ in first }
  }

  /// Loads and initialises the library once, however often it is called.
  ///
  /// - Throws: `missingLibrary` where the system has none that can be used.
  static func prepare() throws(ServiceError) { try loaded.get() }

  static func load(_ name: String) -> Result<Void, ServiceError> {
    guard let reason = cc_load(name) else { return .success(()) }
    return .failure(.missingLibrary(String(cString: reason).cleaned(limit: 200)))
  }
}

/// Runs `body` while no one else uses libcurl; at the program's end, for good.
func withCurl<Value>(_ body: () -> Value) -> Value {
  cc_lock()
  defer { cc_unlock() }
  return body()
}
