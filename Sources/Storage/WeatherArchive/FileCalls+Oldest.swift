internal import SafeFiles

extension FileCalls {
  /// Removes the oldest files until `most` are left, and no more bytes than those, not counting hidden ones. Best
  /// effort: the next time tries again.
  func removeOldest(in folder: String, beyond most: Int, bytes mostBytes: Int = .max) {
    let names = ((try? names(folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard names.count > most || mostBytes < .max else { return }
    let dated = names.compactMap { name in
      (try? statusOfLink(folder + "/" + name)).map { (name: name, stamp: $0.stamp) }
    }
    let newestFirst = dated.sorted { a, b in
      (a.stamp.modifiedSeconds, a.stamp.modifiedNanoseconds)
        > (b.stamp.modifiedSeconds, b.stamp.modifiedNanoseconds)
    }
    var (left, bytes) = (most, mostBytes)
    for file in newestFirst {
      left -= 1
      bytes -= Int(file.stamp.size)
      if left < 0 || bytes < 0 { try? remove(folder + "/" + file.name) }
    }
  }
}
