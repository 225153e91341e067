/// The names of a country or a region, as columns of SQL.
enum Naming: String {
  case country, region

  /// The name in the language bound to the next `?`, or else in English.
  func name(of key: String) -> String {
    """
    (SELECT text FROM \(rawValue)_name WHERE \(rawValue) = \(key) AND language IN (?, 'en')
      ORDER BY language = 'en' LIMIT 1)
    """
  }

  /// The names in all languages, parted by line feeds.
  func allNames(of key: String) -> String {
    "(SELECT group_concat(text, char(10)) FROM \(rawValue)_name WHERE \(rawValue) = \(key))"
  }
}
