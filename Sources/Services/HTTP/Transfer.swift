import CCurl

/// One GET request for one address, without redirects: a libcurl handle, and what has arrived so far.
///
/// It is handed to a `TransferThread`, and from then on only that thread may touch it.
final class Transfer {
  struct Request: Sendable {
    var url: String
    /// Lines of the head: `Accept: application/json`.
    var headers: [String]
    /// From the start to the last byte.
    var seconds: Double
    var secondsToConnect: Double
    /// The most bytes of the body after decompression.
    var bodyLimit: Int
    /// Whether the proxies of the environment are left aside.
    var isDirect: Bool
    /// A file of trusted certificates (PEM) in place of the system's.
    var certificates: String?
  }

  struct Outcome: Sendable {
    var code = CURLE_OK
    /// libcurl's own words for a failure.
    var message = ""
    var status = 0
    /// By lower-case name; the first value of each.
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    /// The absolute address to which a redirect leads.
    var redirect: String?
    /// The proxy that libcurl took from the environment: the variable's name, and its value.
    var proxy: (variable: String, value: String)?
    /// The status with which the proxy answered CONNECT; 0 without one.
    var proxyStatus = 0
    /// The `errno` of what failed; 0 where no call of the system did.
    var systemError: Int32 = 0
    /// OpenSSL's verdict about the certificate; 0 where it found nothing wrong.
    var certificateError = 0
    /// More came than may.
    var isTooLarge = false
    /// The head came to its end.
    var hasHead = false
  }

  /// Servers send a few hundred bytes.
  private static let headLimit = 1 << 18

  let easy: UnsafeMutableRawPointer
  private(set) var outcome = Outcome()
  private let bodyLimit: Int
  private var headSize = 0
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// `nil` without memory.
  init?(_ request: Request) {
    guard let easy = cc_easy_new() else { return nil }
    self.easy = easy
    bodyLimit = request.bodyLimit
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    for header in request.headers { headerList = cc_list_add(headerList, header) }
    configure(request)
  }

  deinit {
    cc_easy_free(easy)
    cc_list_free(headerList)
    message.deallocate()
  }

  /// Takes down how libcurl says that it ended.
  func end(_ code: CURLcode) -> Outcome {
    outcome.code = code
    outcome.status = cc_number(easy, CURLINFO_RESPONSE_CODE)
    outcome.redirect = cc_text(easy, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
    outcome.proxyStatus = cc_number(easy, CURLINFO_HTTP_CONNECTCODE)
    outcome.systemError = Int32(truncatingIfNeeded: cc_number(easy, CURLINFO_OS_ERRNO))
    outcome.certificateError = cc_number(easy, CURLINFO_SSL_VERIFYRESULT)
    if code != CURLE_OK {
      outcome.message = String(
        cString: message.pointee == 0 ? cc_error_text(code) : UnsafePointer(message))
    }
    return outcome
  }
}

extension Transfer {
  private func configure(_ request: Request) {
    cc_set_text(easy, CURLOPT_URL, request.url)
    cc_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
    cc_set_pointer(easy, CURLOPT_HTTPHEADER, headerList)
    cc_set_pointer(easy, CURLOPT_ERRORBUFFER, message)
    cc_set_text(easy, CURLOPT_ACCEPT_ENCODING, "gzip")
    cc_set_number(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    cc_set_number(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    cc_set_number(easy, CURLOPT_TIMEOUT_MS, Self.milliseconds(request.seconds))
    cc_set_number(easy, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(request.secondsToConnect))
    cc_set_number(easy, CURLOPT_NOSIGNAL, 1)
    // Otherwise the end of a transfer waits for a name server that doesn't respond.
    cc_set_number(easy, CURLOPT_QUICK_EXIT, 1)
    cc_set_number(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if request.isDirect { cc_set_text(easy, CURLOPT_PROXY, "") }
    if let certificates = request.certificates {
      cc_set_text(easy, CURLOPT_CAINFO, certificates)
      cc_set_text(easy, CURLOPT_CAPATH, nil)
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    cc_set_pointer(easy, CURLOPT_WRITEDATA, context)
    cc_set_pointer(easy, CURLOPT_HEADERDATA, context)
    cc_set_pointer(easy, CURLOPT_DEBUGDATA, context)
    cc_set_data_callback(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      Transfer.from(context)?.receive(.init(start: bytes, count: size * count)) ?? 0
    }
    cc_set_data_callback(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      Transfer.from(context)?.receiveLine(.init(start: bytes, count: size * count)) ?? 0
    }
    // This is the only way in which libcurl says which proxy it uses.
    cc_set_number(easy, CURLOPT_VERBOSE, 1)
    cc_set_debug_callback(easy) { _, kind, bytes, count, context in
      if kind == CURLINFO_TEXT {
        Transfer.from(context)?.hear(.init(start: bytes, count: count))
      }
      return 0
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// At least one, for 0 means no limit.
  private static func milliseconds(_ seconds: Double) -> Int {
    max(1, Int(min(seconds, 86_400) * 1000))
  }

  /// The number of bytes taken: fewer than there are end the transfer.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard outcome.body.count + bytes.count <= bodyLimit else {
      outcome.isTooLarge = true
      return 0
    }
    outcome.body.append(contentsOf: bytes)
    return bytes.count
  }

  private func receiveLine(_ bytes: UnsafeRawBufferPointer) -> Int {
    headSize += bytes.count
    guard headSize <= Self.headLimit else {
      outcome.isTooLarge = true
      return 0
    }
    var line = String(decoding: bytes, as: UTF8.self)
    if line.last?.isNewline == true { line.removeLast() }
    if line.hasPrefix("HTTP/") {
      // The head of a provisional answer (1xx) was not the last.
      outcome.headers = [:]
      outcome.hasHead = false
    } else if line.isEmpty {
      outcome.hasHead = true
    } else if let colon = line.firstIndex(of: ":") {
      let name = line[..<colon].lowercased()
      if outcome.headers[name] == nil {
        outcome.headers[name] = String(
          line[line.index(after: colon)...].trimmingPrefix { $0 == " " })
      }
    }
    return bytes.count
  }

  /// `Uses proxy env variable https_proxy == 'http://proxy.example:3128'`
  private func hear(_ bytes: UnsafeRawBufferPointer) {
    let words = String(decoding: bytes, as: UTF8.self)
    guard words.hasPrefix("Uses proxy env variable "),
      let equals = words.firstRange(of: " == '"), let end = words.lastIndex(of: "'")
    else { return }
    let variable = String(words[..<equals.lowerBound].split(separator: " ")[4])
    guard variable.lowercased() != "no_proxy", equals.upperBound <= end else { return }
    outcome.proxy = (variable, String(words[equals.upperBound..<end]))
  }
}
