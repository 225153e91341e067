public import Climate
public import Foundation
public import Reports

/// The days of a place since 1950: those that are saved for good, and the service's archive for the rest.
public struct ClimateClient: Sendable {
  /// The saved days; `nil` if there are none, or they can't be read.
  public var saved: @Sendable (Place) -> SavedClimate?
  /// The mean of 1991–2020 for a calendar day and seven days before and after, where these years are saved, or else of
  /// the ten years before, where those are.
  public var normal: @Sendable (Place, CalendarDay) -> NormalMean?
  /// The days from the first to the last, in days since 1970, as far as they are saved.
  var recent: @Sendable (Place, ClosedRange<Int>) -> ClimateSeries?
  var save: @Sendable (SavedClimate, Place) throws(StorageError) -> Void
  /// The days from the first to the last, in days since 1970, as far as the archive knows them. One block of
  /// `ClimateRequest` at most.
  var request:
    @Sendable (_ place: Place, _ days: ClosedRange<Int>) async throws(ServiceError) -> ClimateSeries
  /// Whether the archive limits requests. The user's own server gets them without a pause.
  public var isLimited: @Sendable () -> Bool
  /// The time at which a block was last requested from the archive, for any place and by any program; and a note that
  /// one is.
  var lastBlock: @Sendable () -> Date?
  var noteBlock: @Sendable (Date) -> Void
  /// Waits for seconds; ends early where the task is canceled.
  var pause: @Sendable (_ seconds: Double) async -> Void
  /// Whether this run may complete the days of a place from now on; no for one that it completes already.
  public var begin: @Sendable (Place) -> Bool
  public var end: @Sendable (Place) -> Void

  public init(
    saved: @escaping @Sendable (Place) -> SavedClimate?,
    normal: (@Sendable (Place, CalendarDay) -> NormalMean?)? = nil,
    recent: (@Sendable (Place, ClosedRange<Int>) -> ClimateSeries?)? = nil,
    save: @escaping @Sendable (SavedClimate, Place) throws(StorageError) -> Void,
    request:
      @escaping @Sendable (Place, ClosedRange<Int>) async throws(ServiceError) -> ClimateSeries,
    isLimited: @escaping @Sendable () -> Bool = { true },
    lastBlock: @escaping @Sendable () -> Date? = { nil },
    noteBlock: @escaping @Sendable (Date) -> Void = { _ in },
    pause: @escaping @Sendable (Double) async -> Void = { _ in },
    begin: @escaping @Sendable (Place) -> Bool = { _ in true },
    end: @escaping @Sendable (Place) -> Void = { _ in }
  ) {
    self.saved = saved
    self.normal = normal ?? { place, day in saved(place)?.series.normal(of: day) }
    self.recent = recent ?? { place, _ in saved(place)?.series }
    self.save = save
    self.request = request
    self.isLimited = isLimited
    self.lastBlock = lastBlock
    self.noteBlock = noteBlock
    self.pause = pause
    self.begin = begin
    self.end = end
  }

  public static let noop = ClimateClient(
    saved: { _ in nil }, save: { _, _ throws(StorageError) in },
    request: { _, days async throws(ServiceError) in ClimateSeries(start: days.lowerBound) })

  /// Requests the days that are missing until five days before `today`, block by block, and saves each.
  ///
  /// If the service limits requests, one block a minute is requested, counted across programs. If a block fails, the
  /// blocks before it stay saved, and the next call continues after them. `progress` hears of each block, with none
  /// done first.
  public func complete(
    _ place: Place, today: CalendarDay, now: @Sendable () -> Date,
    progress: (ClimateProgress) async -> Void
  ) async throws(ClimateFailure) -> SavedClimate {
    let known = saved(place)
    var climate =
      known
      ?? SavedClimate(
        series: ClimateSeries(start: ClimateSeries.firstDay), through: ClimateSeries.firstDay - 1)
    let plan = climate.next(today: today)
    for (done, block) in plan.blocks.enumerated() {
      await progress(.init(done: done, count: plan.blocks.count, calls: plan.calls))
      let found = try await self.block(block, of: place, now)
      climate.series = climate.series.adding(found)
      climate.through = block.upperBound
      do throws(StorageError) {
        try save(climate, place)
      } catch {
        throw .storage(error)
      }
    }
    return climate
  }

  private func block(
    _ block: ClosedRange<Int>, of place: Place, _ now: @Sendable () -> Date
  ) async throws(ClimateFailure) -> ClimateSeries {
    let isLarge = ClimateRequest.weight(days: block.count) > ClimateRequest.mostUnasked
    if isLimited(), isLarge { try await wait(now) }
    do throws(ServiceError) {
      return try await request(place, block)
    } catch {
      // The service counts by the clock: after a minute it answers again.
      guard case .limited(_, let until?) = error, until.timeIntervalSince(now()) <= 60 else {
        throw .service(error)
      }
    }
    await pause(ClimateRequest.pause)
    if Task.isCancelled { throw .service(.cancelled) }
    do throws(ServiceError) {
      return try await request(place, block)
    } catch {
      throw .service(error)
    }
  }

  /// Waits until a minute has passed since the last block of any place.
  private func wait(_ now: @Sendable () -> Date) async throws(ClimateFailure) {
    if let last = lastBlock() {
      let passed = now().timeIntervalSince(last)
      // A clock that was set back proves nothing.
      let left = passed < 0 ? ClimateRequest.pause : ClimateRequest.pause - passed
      if left > 0 { await pause(left) }
    }
    if Task.isCancelled { throw .service(.cancelled) }
    noteBlock(now())
  }
}

/// Why days since 1950 could not be completed.
public enum ClimateFailure: Error, Hashable, Sendable {
  case service(ServiceError)
  case storage(StorageError)
}

/// The progress of loading a place's days since 1950.
public struct ClimateProgress: Hashable, Sendable {
  /// Blocks that are saved, and all of them.
  public var done: Int
  public var count: Int
  /// The requests that the service counts for all of them.
  public var calls: Int
}
