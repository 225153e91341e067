import Foundation
import Reports
import Testing

/// A clock of a named zone, at a place where only the name matters.
func clock(_ zone: String) throws -> PlaceClock { PlaceClock(timeZone: zone, at: try point(0, 0)) }

/// A clock without summer time, this many hours ahead of UTC.
func clock(hours: Int) throws -> PlaceClock {
  PlaceClock(timeZone: nil, at: try point(0, Double(hours) * 15))
}

func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}

func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

/// An instant in UTC: `2026-06-21T12:00:00Z`.
func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
