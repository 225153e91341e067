import HTTP
import JSON
import Reports

/// An answer of OpenWeather that is no error.
struct OpenWeatherAnswer {
  static let keySetting = "OPENWEATHER_API_KEY"

  let tree: JSONTree

  /// - Throws: The error that the answer reports, by its status or by its `cod`, a number or a string.
  init(_ answer: HTTPResponse) throws(ServiceError) {
    let read = Result { () throws(ServiceError) in
      try AskedService.openWeather.parsed(answer.body) { (reader) throws(JSONReader.Failure) in
        try JSONTree(&reader)
      }
    }
    let found = (try? read.get()) ?? .null
    let status = answer.status == 200 ? found["cod"].integer ?? 200 : answer.status
    let told = found["message"].text.map(answer.reason)
    switch status {
    case 200: break
    case 401: throw .badKey(.openWeather, setting: Self.keySetting, reason: told)
    // Neither says when it is over.
    case 429: throw .limited(.openWeather, until: nil)
    default: throw .status(status, host: answer.host, reason: told)
    }
    tree = try read.get()
  }
}
