extension String {
  /// 64 bits of the text in hexadecimal, for the names of files: unlike `Hasher`'s, they are the same in each run.
  /// FNV-1a (Fowler, Noll, Vo; draft-eastlake-fnv).
  public var stableHash: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
