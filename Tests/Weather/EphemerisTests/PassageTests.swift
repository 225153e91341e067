import Foundation
import Testing

@testable import Ephemeris

/// Finds the zero crossings of heights whose crossings are known.
struct PassageTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test func findsARisingAndASetting() {
    let passage = passage { sin($0 / 86_400 * 2 * .pi - 1) }
    #expect(seconds(passage.risings) == [13_751])
    #expect(seconds(passage.settings) == [56_951])
    #expect(abs(passage.secondsAbove - 43_200) < 0.1)
    #expect(passage.isAlwaysAbove == nil)
  }

  /// Two passages within ten minutes, between two samples of an hour, at the beginning, in the middle and at the end.
  @Test(arguments: [400.0, 5000, 40_000, 84_000, 86_000])
  func findsAPairThatLiesBetweenSamples(middle: Double) {
    let dip = passage { abs($0 - middle) * 2 - 600 }
    #expect(dip.settings.count == 1 && dip.risings.count == 1)
    #expect(dip.settings.first.map { abs(seconds($0) - (middle - 300)) < 1 } == true)
    let peak = passage { 600 - abs($0 - middle) * 2 }
    #expect(peak.risings.count == 1 && peak.settings.count == 1)
    #expect(abs(peak.secondsAbove - 600) < 2)
  }

  @Test func leavesOutWhatLiesOutsideTheSpan() {
    let before = passage { $0 + 100 }
    #expect(before.risings.isEmpty && before.isAlwaysAbove == true)
    #expect(before.secondsAbove == 86_400)
    let after = passage { $0 - 86_500 }
    #expect(after.risings.isEmpty && after.isAlwaysAbove == false)
    #expect(after.secondsAbove == 0)
  }

  @Test func takesWhatTouchesTheHorizonForUp() {
    let passage = passage { _ in 0 }
    #expect(passage.isAlwaysAbove == true)
  }

  @Test func aSpanOfNothingHasNoPassages() {
    let nothing = Passage(from: start, to: start) { _ in 1 }
    #expect(nothing.risings.isEmpty && nothing.settings.isEmpty && nothing.secondsAbove == 0)
  }

  @Test func survivesAHeightThatIsNoNumber() {
    let passage = passage { _ in .nan }
    #expect(passage.isAlwaysAbove == false && passage.secondsAbove == 0)
  }

  private func passage(_ height: (Double) -> Double) -> Passage {
    Passage(from: start, to: start.addingTimeInterval(86_400)) { height(seconds($0)) }
  }

  private func seconds(_ date: Date) -> Double { date.timeIntervalSince(start) }

  private func seconds(_ dates: [Date]) -> [Double] { dates.map { seconds($0).rounded() } }
}
