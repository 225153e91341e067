import Analysis
import Clients
import Reports

/// Corrects the chances of places, if the user wants that. The corrections of a place hold for this run: one hour more
/// changes nothing.
@MainActor final class Calibrator {
  private let accuracy: AccuracyClient
  private let settings: SettingsClient
  /// Each service has errors of its own.
  private struct Subject: Hashable {
    var place: Place.ID
    var service: Service
  }

  private var known: [Subject: Calibrations?] = [:]

  init(_ accuracy: AccuracyClient, _ settings: SettingsClient) {
    (self.accuracy, self.settings) = (accuracy, settings)
  }

  func corrected(_ report: Report, at place: Place) -> Report {
    guard settings.string(ChanceCase.setting) == "on", report.calibratedBy == nil,
      let calibrations = calibrations(at: place, report.service)
    else { return report }
    return calibrations.corrected(report, clock: PlaceClock(place, zone: report.timeZone))
  }

  private func calibrations(at place: Place, _ service: Service) -> Calibrations? {
    let subject = Subject(place: place.id, service: service)
    if let known = known[subject] { return known }
    let found = (try? accuracy.chances(place, service)).flatMap(Calibrations.init)
    known[subject] = .some(found)
    return found
  }
}
