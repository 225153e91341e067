import HTTP
import WeatherClients
import WeatherModels

/// An answer of OpenWeather that is no error.
struct OpenWeatherAnswer {
  static let keySetting = "OPENWEATHER_API_KEY"

  let tree: JSONTree

  /// `key` is what was sent, lest it comes back in a reason.
  ///
  /// - Throws: The error that the answer tells of, by its status or by its `cod`, a number or a string.
  init(_ answer: HTTPResponse, key: String = "") throws(ServiceError) {
    let read: Result<JSONTree, JSONReader.Failure> = Result {
      () throws(JSONReader.Failure) in try JSONTree(answer.body)
    }
    let found = (try? read.get()) ?? .null
    let status = answer.status == 200 ? found["cod"].integer ?? 200 : answer.status
    let told = found["message"].text.map { $0.hiding(key).cleaned(limit: 300) }
    switch status {
    case 200: break
    case 401: throw .badKey(.openWeather, setting: Self.keySetting, reason: told)
    // Neither says when it is over.
    case 429: throw .limited(.openWeather, until: nil)
    default: throw .status(status, host: answer.host, reason: told)
    }
    switch read {
    case .success(let tree): self.tree = tree
    case .failure(let failure):
      throw .badAnswer(
        .openWeather, detail: answer.body.isEmpty ? "empty" : "not JSON at byte \(failure.offset)")
    }
  }
}

extension String {
  fileprivate func hiding(_ key: String) -> String {
    key.isEmpty ? self : replacing(key, with: "…")
  }
}
