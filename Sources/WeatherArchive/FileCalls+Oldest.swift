internal import SafeFiles

extension FileCalls {
  /// Removes the oldest files until `most` are left, not counting hidden ones. Best effort: the next time tries again.
  func removeOldest(in folder: String, beyond most: Int) {
    let names = ((try? names(folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard names.count > most else { return }
    let dated = names.compactMap { name in
      (try? statusOfLink(folder + "/" + name)).map { (name: name, stamp: $0.stamp) }
    }
    let newestFirst = dated.sorted { a, b in
      (a.stamp.modifiedSeconds, a.stamp.modifiedNanoseconds)
        > (b.stamp.modifiedSeconds, b.stamp.modifiedNanoseconds)
    }
    for old in newestFirst.dropFirst(most) { try? remove(folder + "/" + old.name) }
  }
}
