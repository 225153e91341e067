import Foundation
import Phrases

extension String {
  /// `15:00`, `6pm`, `noon`, `8:00-10:00`
  package var isTimeOfDay: Bool {
    let ends = split { "-–".contains($0) }
    if ends.count == 2 { return ends.allSatisfy { String($0).isTimeOfDay } }
    let typed = folded
    let isNamed = Language.allCases.contains {
      $0.phrases.timesOfDay.contains { $0.folded == typed }
    }
    let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
    let isClock =
      (2...3).contains(parts.count)
      && parts.allSatisfy { $0.utf8.count <= 2 && Arguments.number(String($0)) != nil }
    let isHalf = ["am", "pm"].contains { half in
      typed.hasSuffix(half) && Arguments.number(String(typed.dropLast(2))) != nil
    }
    return isNamed || isClock || isHalf
  }
}
