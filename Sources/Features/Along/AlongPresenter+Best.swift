import CommandKit
import Foundation
import Phrases
import Ways
import WeatherClients
import WeatherModels

// The best start.
extension AlongPresenter {
  /// The trip from its best start, and all starts; as it was asked for where none are looked for.
  func best(
    _ trip: Trip, _ window: [Date], _ reports: [Report], _ request: AlongRequest
  ) -> (trip: Trip, starts: [StartFigures]) {
    guard request.best != nil else { return (trip, []) }
    let forecast = WayForecast(
      trip.way, trip.points, reports, from: window.first ?? trip.schedule.departure)
    let comfort = ComfortRange(setting: world.settings.string(ComfortRange.setting)).celsius
    let starts = window.map {
      forecast.figures(trip.departing(at: $0).schedule, comfort: comfort)
    }.bestFirst
    return (starts.first.map { trip.departing(at: $0.departure) } ?? trip, starts)
  }

  /// The starts of the window, on its day; those that are past are left out. A window that is over is that of
  /// tomorrow.
  func starts(_ trip: Trip, _ request: AlongRequest) throws(Failure) -> [Date] {
    guard let window = request.best else { return [] }
    let clock = trip.clock(at: 0)
    let now = world.now()
    let from = request.departure == nil ? now : trip.schedule.departure
    guard let day = clock.day(of: from) else { return [] }
    let days = request.departure?.day == nil ? [0, 1] : [0]
    for later in days {
      guard let day = CalendarDay(daysSince1970: day.daysSince1970 + later) else { break }
      let starts = window.starts(on: day, clock).filter { $0 >= now }
      if !starts.isEmpty { return starts }
    }
    throw .noWay(.pastWindow)
  }
}
