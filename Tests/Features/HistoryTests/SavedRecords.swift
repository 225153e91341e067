import ScreenTestSupport

/// Records in memory: one an hour, the newest of 14:00 on 21 November 2026, each a degree warmer than the one before.
final class SavedRecords: Sendable {
  private struct State {
    var records: [WeatherRecord]
    var removed: [Int64: [WeatherRecord]] = [:]
  }
  private let state: Mutex<State>

  init(_ count: Int) {
    let newest = Date(timeIntervalSince1970: 1_795_266_000)
    state = Mutex(
      State(
        records: (0..<count).map { index in
          let time = newest.addingTimeInterval(Double(-index) * 3600)
          var report = Fixture.report(temperature: Double(count - index), fetched: time)
          report.current?.time = time
          report.hours = []
          report.days = []
          return WeatherRecord(id: Int64(count - index), report: report)
        }))
  }

  var client: RecordsClient {
    RecordsClient(
      list: { place throws(StorageError) in
        self.state.withLock {
          RecordList(place: place, count: $0.records.count, newest: $0.records.first?.id ?? 0)
        }
      },
      records: { list, offset, limit throws(StorageError) in
        self.state.withLock {
          Array($0.records.filter { $0.id <= list.newest }.dropFirst(offset).prefix(limit))
        }
      },
      report: { id throws(StorageError) in
        self.state.withLock { $0.records.first { $0.id == id }?.report }
      },
      ofDay: { _, _ throws(StorageError) in nil },
      remove: { ids throws(StorageError) in self.remove { ids.contains($0.id) } },
      removeAll: { list throws(StorageError) in self.remove { $0.id <= list.newest } },
      restore: { removal throws(StorageError) in
        self.state.withLock { state in
          let back = state.removed.removeValue(forKey: removal.stamp) ?? []
          state.records = (state.records + back).sorted { $0.id > $1.id }
          return back.count
        }
      })
  }

  private func remove(_ isWanted: (WeatherRecord) -> Bool) -> RecordRemoval {
    state.withLock { state in
      let gone = state.records.filter(isWanted)
      state.records.removeAll(where: isWanted)
      let stamp = Int64(state.removed.count + 1)
      state.removed[stamp] = gone
      return RecordRemoval(stamp: stamp, count: gone.count)
    }
  }
}

extension HistoryClients {
  /// Clients whose archive holds `count` records and nothing else.
  static func keeping(_ count: Int) -> HistoryClients {
    var clients = HistoryClients.unimplemented
    clients.records = SavedRecords(count).client
    return clients
  }
}
