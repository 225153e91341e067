import Archiving
import Clients
import Foundation
import Reports
import SafeFiles

/// The model that the setting `model` means at a place: a certain one, or the most accurate one as `accuracy` found it.
struct LiveModelChoice: Sendable {
  private let settings: SettingsClient
  private let cache: AnswerCacheClient
  private let now: @Sendable () -> Date

  init(
    _ settings: SettingsClient, _ directories: Directories, isReadOnly: Bool,
    now: @escaping @Sendable () -> Date
  ) {
    self.settings = settings
    self.now = now
    var cache = ResponseCache(directories: directories, name: "best-models").client
    if isReadOnly { cache.keep = { _, _ in } }
    self.cache = cache
  }

  /// `nil` for the service's own choice.
  func choice(_ place: Place) -> ModelChoice? {
    let word = settings.string(ModelChoice.setting) ?? ModelChoice.automatic
    let isBest = word == ModelChoice.best
    let model = isBest ? best(place) : ModelFamily.all.first { $0.word == word }?.whole
    guard isBest || model != nil else { return nil }
    return ModelChoice(
      model: model, isBest: isBest,
      isCovered: model.map { cache.kept(key(place, $0)) == nil } ?? true)
  }

  /// Marks a model as not covering a place, so that it isn't requested there again.
  func uncovered(_ model: WeatherModel, _ place: Place) {
    cache.keep(entry(model), key(place, model))
  }

  func best(_ place: Place) -> WeatherModel? {
    cache.kept(key(place)).map {
      ModelFamily.whole(
        WeatherModel(rawValue: String(decoding: $0.body, as: UTF8.self).cleaned(limit: 64)))
    }
  }

  func keepBest(_ model: WeatherModel, _ place: Place) { cache.keep(entry(model), key(place)) }

  private func entry(_ model: WeatherModel) -> CachedResponse {
    CachedResponse(fetched: now(), body: Array(model.rawValue.utf8))
  }

  private func key(_ place: Place, _ model: WeatherModel? = nil) -> String {
    place.coordinate.sent
      + (model.map { "-not-" + $0.rawValue.replacing("_", with: "-") } ?? "")
  }
}

extension Report {
  /// The saved report as one of the model that is chosen now; `nil` for one of Open-Meteo from before the choice.
  func chosen(_ settings: SettingsClient, _ choice: ModelChoice?) -> Report? {
    guard service == .openMeteo else { return self }
    let since = settings.string(ModelChoice.changed).flatMap(Double.init) ?? -.infinity
    guard fetched.timeIntervalSince1970 >= since else { return nil }
    var report = self
    report.modelChoice = choice
    return report
  }
}
