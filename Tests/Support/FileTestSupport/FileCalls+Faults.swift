public import SafeFiles
internal import Synchronization

/// Counts calls across threads.
public final class Counter: Sendable {
  private let value = Mutex(0)

  public init() {}

  public var count: Int { value.withLock { $0 } }

  /// The number of this call, from 1.
  public func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

extension FileCalls {
  /// Calls that don't wait for the disk, which is most of the time of a write.
  public static var unsynced: FileCalls {
    var calls = FileCalls.live
    calls.sync = { _ in }
    return calls
  }

  /// Calls of which the Nth fails, or all from there on.
  public func failing(at number: Int, forEver: Bool, code: Int32, counter: Counter) -> FileCalls {
    observed { () throws(CallFailure) in
      let current = counter.next()
      if forEver ? current >= number : current == number { throw CallFailure(code: code) }
    }
  }

  /// `before` runs before every call that can fail, and the call throws its error. Files are closed all the same, as by
  /// the system.
  public func observed(by before: @escaping @Sendable () throws(CallFailure) -> Void) -> FileCalls {
    func after<each Input, Output>(
      _ call: @escaping @Sendable (repeat each Input) throws(CallFailure) -> Output
    ) -> @Sendable (repeat each Input) throws(CallFailure) -> Output {
      { (input: repeat each Input) throws(CallFailure) in
        try before()
        return try call(repeat each input)
      }
    }
    var calls = self
    calls.open = after(open)
    calls.read = after(read)
    calls.write = after(write)
    calls.sync = after(sync)
    calls.close = { file throws(CallFailure) in
      defer { try? self.close(file) }
      try before()
    }
    calls.rename = after(rename)
    calls.remove = after(remove)
    calls.makeFolder = after(makeFolder)
    calls.setMode = after(setMode)
    calls.setOwner = after(setOwner)
    calls.statusOfOpen = after(statusOfOpen)
    calls.status = after(status)
    calls.statusOfLink = after(statusOfLink)
    calls.resolve = after(resolve)
    calls.names = after(names)
    calls.lock = after(lock)
    calls.mark = after(mark)
    calls.isMarked = after(isMarked)
    return calls
  }
}
