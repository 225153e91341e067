import Archiving
import Clients
import Foundation
import Reports
import SafeFiles
import WeatherServices

// What is kept of places: reports, days and the climate.
extension Live {
  var savedReports: SavedReportsClient {
    let reports = archive.savedReports
    return SavedReportsClient(
      last: { place in
        isSample ? nil : reports.last(place)?.chosen(settings, models.choice(place))
      },
      lastForecast: { place, time in
        isSample
          ? nil : reports.lastForecast(place, time)?.chosen(settings, models.choice(place))
      },
      save: { if !isCheck { reports.save($0, $1) } })
  }

  private var accuracy: AccuracyClient {
    var client = archive.accuracy
    let (chances, note) = (client.chances, client.noteStation)
    client.chances = { place, service throws(StorageError) in
      isSample ? SampleWeather.chances(at: place, now()) : try chances(place, service)
    }
    client.noteStation = { if !isSample { note($0, $1) } }
    return client
  }

  var history: HistoryClients {
    let archived = archive.savedDays
    let past = servers.archive
    return HistoryClients(
      archive: archive.client, records: archive.records, accuracy: accuracy,
      past: PastWeatherClient(service: { isSample ? .sample : .openMeteo }) {
        place, first, last async throws(ServiceError) in
        guard !isSample else {
          return try await SampleWeather.past.days(place, first, last)
        }
        return try await ledger.noting(.weather(.openMeteo)) { () async throws(ServiceError) in
          try await past.days(place, first, last)
        }
      },
      savedDays: SavedDaysClient(
        days: { isSample ? [] : archived.days($0, $1, $2) },
        keep: { if !isSample { archived.keep($0, $1) } }),
      climate: climate,
      export: { text, path, replaces throws(StorageError) in
        replaces
          ? try SafeFile(path: path, followsLinks: true).replaceUnlocked(with: Data(text.utf8))
          : try NewFile(path: path).write(Data(text.utf8))
      })
  }
}
