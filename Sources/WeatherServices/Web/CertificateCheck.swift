import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import WeatherClients
import WeatherModels

/// Finds out what is wrong with a certificate that was not trusted, because the error of the connection does not say it.
///
/// A further connection looks at the certificate and ends there: nothing is asked, and nothing accepted.
struct CertificateCheck {
  var host: String
  var port: Int
  /// How long it may take.
  var seconds: Double
  var now: Date

  func fault() async -> CertificateFault {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let promise = loop.makePromise(of: CertificateFault.self)
    let timeOut = loop.scheduleTask(in: .milliseconds(Int64(seconds * 1000))) {
      promise.succeed(.unknown)
    }
    connect(on: loop, promise)
    // It fails only where nobody shows a certificate, and then nothing is known of one.
    let fault = await withTaskCancellationHandler {
      (try? await promise.futureResult.get()) ?? .unknown
    } onCancel: {
      promise.succeed(.unknown)
    }
    timeOut.cancel()
    return fault
  }
}

extension CertificateCheck {
  private func connect(on loop: any EventLoop, _ promise: EventLoopPromise<CertificateFault>) {
    let now = now
    let name = URL.isAddress(host) ? nil : host
    let connected = ClientBootstrap(group: loop)
      .connectTimeout(.milliseconds(Int64(seconds * 1000)))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = try NIOSSLClientHandler(
            context: NIOSSLContext(configuration: .makeClientConfiguration()),
            serverHostname: name,
            customVerificationCallback: { chain, verdict in
              promise.succeed(Self.fault(of: chain, now: now))
              verdict.succeed(NIOSSLVerificationResult.failed)
            })
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .connect(host: host, port: port)
    connected.cascadeFailure(to: promise)
    promise.futureResult.whenComplete { _ in
      connected.whenSuccess { $0.close(promise: nil) }
    }
  }

  private static func fault(of chain: [NIOSSLCertificate], now: Date) -> CertificateFault {
    let seconds = now.timeIntervalSince1970
    if chain.contains(where: { Double($0.notValidAfter) < seconds }) { return .expired }
    if chain.contains(where: { Double($0.notValidBefore) > seconds }) { return .notYetValid }
    guard let leaf = try? chain.first?.toDERBytes(), let names = CertificateNames(leaf) else {
      return .unknown
    }
    return names.issuer == names.subject ? .selfSigned : .unknown
  }
}

/// Who issued a certificate and whose it is, as the bytes in which it names them (RFC 5280, 4.1).
private struct CertificateNames {
  var issuer: ArraySlice<UInt8>
  var subject: ArraySlice<UInt8>

  /// `nil` for what is no certificate.
  init?(_ bytes: [UInt8]) {
    // Certificate, and in it what was signed: version, serial number, algorithm, issuer, validity, subject.
    guard let certificate = Self.element(bytes[...]), let signed = Self.element(certificate)
    else { return nil }
    var elements: [ArraySlice<UInt8>] = []
    var rest = signed
    while elements.count < 6, let next = Self.element(rest) {
      // The version may be left out.
      if elements.isEmpty, rest.first != 0xA0 { elements.append([]) }
      elements.append(rest[..<next.endIndex])
      rest = rest[next.endIndex...]
    }
    guard elements.count >= 6 else { return nil }
    issuer = elements[3]
    subject = elements[5]
  }

  /// What a DER element at the start of the bytes holds (X.690, 8.1).
  private static func element(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 2 else { return nil }
    var start = bytes.startIndex + 2
    var length = Int(bytes[start - 1])
    if length >= 0x80 {
      let count = length & 0x7F
      guard (1...4).contains(count), bytes.endIndex - start >= count else { return nil }
      length = bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
      start += count
    }
    guard bytes.endIndex - start >= length else { return nil }
    return bytes[start..<start + length]
  }
}
