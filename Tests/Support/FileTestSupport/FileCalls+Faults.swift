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
  public func observed(
    by before: @escaping @Sendable () throws(CallFailure) -> Void
  ) -> FileCalls {
    var calls = self
    calls.open = { path, flags, mode throws(CallFailure) in
      try before()
      return try self.open(path, flags, mode)
    }
    calls.read = { file, bytes throws(CallFailure) in
      try before()
      return try self.read(file, bytes)
    }
    calls.write = { file, bytes throws(CallFailure) in
      try before()
      return try self.write(file, bytes)
    }
    calls.sync = { file throws(CallFailure) in
      try before()
      try self.sync(file)
    }
    calls.close = { file throws(CallFailure) in
      defer { try? self.close(file) }
      try before()
    }
    calls.rename = { from, to throws(CallFailure) in
      try before()
      try self.rename(from, to)
    }
    calls.remove = { path throws(CallFailure) in
      try before()
      try self.remove(path)
    }
    calls.makeFolder = { path, mode throws(CallFailure) in
      try before()
      try self.makeFolder(path, mode)
    }
    calls.setMode = { file, mode throws(CallFailure) in
      try before()
      try self.setMode(file, mode)
    }
    calls.setOwner = { file, owner, group throws(CallFailure) in
      try before()
      try self.setOwner(file, owner, group)
    }
    calls.statusOfOpen = { file throws(CallFailure) in
      try before()
      return try self.statusOfOpen(file)
    }
    calls.status = { path throws(CallFailure) in
      try before()
      return try self.status(path)
    }
    calls.statusOfLink = { path throws(CallFailure) in
      try before()
      return try self.statusOfLink(path)
    }
    calls.resolve = { path throws(CallFailure) in
      try before()
      return try self.resolve(path)
    }
    calls.names = { folder throws(CallFailure) in
      try before()
      return try self.names(folder)
    }
    calls.lock = { file throws(CallFailure) in
      try before()
      try self.lock(file)
    }
    calls.mark = { file, place throws(CallFailure) in
      try before()
      try self.mark(file, place)
    }
    calls.isMarked = { file, place throws(CallFailure) in
      try before()
      return try self.isMarked(file, place)
    }
    return calls
  }
}
