import Foundation
import WeatherClients
import WeatherModels

/// The proxy of the environment, and the hosts that are asked without it.
///
/// `https_proxy` or `HTTPS_PROXY`, then `all_proxy` or `ALL_PROXY`; `no_proxy` or `NO_PROXY`, read as curl reads them.
struct ProxySettings: Sendable {
  /// A proxy that speaks HTTP's CONNECT or SOCKS 5.
  struct Proxy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case http, socks }

    var kind: Kind
    var host: String
    var port: Int
    /// Of an HTTP proxy.
    var user: String?
    var password: String?
  }

  private let setting: (name: String, value: String)?
  private let exceptions: [String]

  init(environment: [String: String]) {
    func first(_ names: [String]) -> (name: String, value: String)? {
      names.lazy.compactMap { name in
        environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
      }.first
    }
    setting = first(["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
    exceptions =
      first(["no_proxy", "NO_PROXY"])?.value.split { $0 == "," || $0 == " " }
      .map { $0.lowercased() } ?? []
  }

  /// The proxy for an address; none for this machine, which no proxy can reach.
  ///
  /// - Throws: `badProxy` when the environment names one that cannot be used.
  func proxy(for url: URL) throws(ServiceError) -> Proxy? {
    guard let setting, url.scheme?.lowercased() == "https",
      let host = url.host(percentEncoded: false)?.lowercased(), !URL.isLoopback(host),
      !exceptions.contains(where: { Self.covers($0, host) })
    else { return nil }
    guard let proxy = Self.proxy(setting.value) else {
      throw .badProxy(setting: setting.name, value: Self.withoutPassword(setting.value))
    }
    return proxy
  }
}

extension ProxySettings {
  private static func proxy(_ text: String) -> Proxy? {
    let address = text.contains("://") ? text : "http://" + text
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      ["", "/"].contains(parts.path)
    else { return nil }
    let name = host.trimmingCharacters(in: ["[", "]"])
    switch parts.scheme?.lowercased() {
    case "http":
      return Proxy(
        kind: .http, host: name, port: parts.port ?? 1080, user: parts.user,
        password: parts.password)
    case "socks5" where parts.user == nil, "socks5h" where parts.user == nil:
      return Proxy(kind: .socks, host: name, port: parts.port ?? 1080)
    default: return nil
    }
  }

  /// `example.org` and `.example.org` cover that host and those below it, `*` all.
  private static func covers(_ exception: String, _ host: String) -> Bool {
    if exception == "*" { return true }
    let name = exception.hasPrefix(".") ? String(exception.dropFirst()) : exception
    return host == name || host.hasSuffix("." + name)
  }

  private static func withoutPassword(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return text.cleaned(limit: 100) }
    return "…" + String(text[at...]).cleaned(limit: 100)
  }
}
