import Clients
import Foundation
import HTTP
import JSON
public import Reports

/// The newest runs of the models, which the service tells without counting the requests:
/// https://open-meteo.com/en/docs/model-updates.
extension OpenMeteoModels {
  /// A run is asked for again after these seconds, and trusted when it has been there as long: the servers get it one
  /// after the other.
  private static let freshness = 600.0

  /// The runs of the models that are compared at a place, each of its finest grid; those that can't be had are left out.
  public func runs(_ place: Place) async -> [WeatherModel: ModelRun] {
    let members = ModelFamily.compared(at: place.coordinate)
    let found = await withTaskGroup(of: (WeatherModel, ModelRun?).self) { group in
      for member in members {
        group.addTask { (member.model, try? await run(of: member.finest)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return found
  }

  /// The newest of the runs that are kept, with the name of its grid.
  public func newestRun() -> (model: String, run: ModelRun)? {
    let known = ModelFamily.all.flatMap(\.grids).compactMap { grid in
      kept(grid).last.map { (model: grid.title, run: $0.value) }
    }
    return known.max { $0.run.start < $1.run.start }
  }

  private func run(of grid: ModelFamily.Grid) async throws(ServiceError) -> ModelRun {
    try await kept(grid).value { answer, _ in
      answer.fetched.isRecent(at: now(), for: Self.freshness)
    } ask: { _ async throws(ServiceError) in
      let response = try await servers.askOfRuns(in: grid.folder, by: http)
      return CachedResponse(fetched: now(), body: response.body)
    }
  }

  private func kept(_ grid: ModelFamily.Grid) -> KeptAnswer<ModelRun> {
    KeptAnswer(cache, "run-" + grid.folder.replacing("_", with: "-")) {
      answer throws(ServiceError) in
      try OpenMeteoAnswer(answer).parsed { (reader) throws(JSONReader.Failure) in
        try ModelRun(&reader)
      }
    }
  }
}

extension ModelRun {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var values: [String: Double] = [:]
    guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      if try reader.kind() == .number {
        values[name] = try reader.number()
      } else {
        try reader.skip()
      }
    }
    func time(_ name: String) -> Date? {
      values[name].flatMap { EpochTime.day(ofSecond: $0) == nil ? nil : $0 }
        .map(Date.init(timeIntervalSince1970:))
    }
    guard let start = time("last_run_initialisation_time"),
      let available = time("last_run_availability_time"), available >= start,
      let interval = values["update_interval_seconds"], (600...7 * 86_400).contains(interval)
    else { throw JSONReader.Failure(offset: 0) }
    self.init(start: start, available: available, interval: interval)
  }
}
