import CommandKit
import Outlook
import WeatherClients
import WeatherModels

/// Corrects the chances of places, if the user wants that. The corrections of a place hold for this run: one hour more
/// changes nothing.
@MainActor final class Calibrator {
  private let accuracy: AccuracyClient
  private let settings: SettingsClient
  private var known: [Place.ID: Calibrations?] = [:]

  init(_ accuracy: AccuracyClient, _ settings: SettingsClient) {
    (self.accuracy, self.settings) = (accuracy, settings)
  }

  func corrected(_ report: Report, at place: Place) -> Report {
    guard settings.string(ChanceCase.setting) == "on", report.calibratedBy == nil,
      let calibrations = calibrations(at: place)
    else { return report }
    return calibrations.corrected(report, clock: PlaceClock(place, zone: report.timeZone))
  }

  private func calibrations(at place: Place) -> Calibrations? {
    if let known = known[place.id] { return known }
    let found = (try? accuracy.chances(place)).flatMap(Calibrations.init)
    known[place.id] = .some(found)
    return found
  }
}
