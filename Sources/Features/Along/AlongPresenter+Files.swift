import CommandKit
import Foundation
import Phrases
import Ways
import WeatherClients

// The lines of a file.
extension AlongPresenter {
  /// The line that is named or numbered, or else the longest.
  func way(ofFile path: String, _ line: [String] = []) throws(Failure) -> (Way, [String]) {
    let lines: [TrackLine]
    do throws(PlaceFileError) {
      lines = try world.tracks.read(path)
    } catch {
      throw .placeFile(error)
    }
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    var failure = lines.isEmpty ? WayFault.noTrack(path: name) : .noPoints
    var ways: [Way] = []
    for line in lines {
      do throws(Way.Failure) {
        let title = line.name.isEmpty ? stem : line.name
        ways.append(
          try Way(title, through: line.points))
      } catch {
        failure = error.fault
      }
    }
    guard let longest = ways.indices.max(by: { ways[$0].length < ways[$1].length }) else {
      throw .noWay(failure)
    }
    guard line.isEmpty else { return (try named(line, of: ways), []) }
    guard ways.count > 1 else { return (ways[longest], []) }
    let other = "\(CommandName.along.rawValue) \(path) \(longest == 0 ? 2 : 1)"
    return (ways[longest], [phrases.longestLine(ways[longest].name, of: ways.count, other: other)])
  }

  private func named(_ line: [String], of ways: [Way]) throws(Failure) -> Way {
    let text = line.joined(separator: " ")
    let named = ways.first { $0.name.lowercased() == text.lowercased() }
    let number = Arguments(line).row.flatMap { ways.indices.contains($0 - 1) ? $0 - 1 : nil }
    if let way = named ?? number.map({ ways[$0] }) { return way }
    throw .noWay(
      ways.count > 1 || Arguments(line).row != nil
        ? .noLine(text, of: ways.count) : try AlongRequest.fault(of: line, phrases))
  }
}
