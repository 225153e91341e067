extension String {
  /// With a capital first letter, as a heading has.
  public var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// As it stands within a sentence.
  public var lowercasedFirst: String { prefix(1).lowercased() + String(dropFirst()) }
}
