import GRDB
@_spi(Building) import Gazetteer
import TestSupport

/// Forged files with attacks as texts.
enum AttackFiles {
  /// A place for each attack, in a region, a country and a time zone of the same name.
  static func writeGazetteer(on stage: Stage) throws {
    let queue = try DatabaseQueue(path: stage.home + "/gazetteer.sqlite")
    try queue.write { database in
      for (index, text) in Attacks.all.enumerated() {
        let values: StatementArguments = [
          "number": index + 1, "text": text, "key": FoldedName(text).key,
        ]
        try database.execute(
          sql: """
            INSERT INTO zone VALUES (:number, :text);
            INSERT INTO country VALUES ('A' || :number, NULL, 1000, 1);
            INSERT INTO region VALUES (:number, 'A' || :number, :number, :number, 1000, 1, 0);
            INSERT INTO place VALUES (
              :number, :number, :text, NULL, 1000 * :number, 500000, 2000000 - :number, NULL, 1);
            INSERT INTO country_name VALUES ('A' || :number, 'en', :text), ('A' || :number, 'sk', :text);
            INSERT INTO region_name VALUES (:number, 'en', :text), (:number, 'sk', :text);
            INSERT INTO place_name VALUES (:number, 'sk', :text);
            INSERT INTO names VALUES (:number, CAST(:text || char(10) AS BLOB));
            INSERT INTO own (rowid, key) VALUES (:number, :key);
            """, arguments: values)
      }
      let codes = PostalCodes.packed([
        PostalEntry(
          code: "94103", name: .text(Attacks.all[80]), town: 1, latitude: 37_000,
          longitude: -122_000)
      ])
      try database.execute(
        sql: "INSERT INTO postal VALUES (1, 'US', '94103', ?)", arguments: [codes])
    }
    try queue.close()
  }

  static func writeArchive(on stage: Stage, _ text: String) throws {
    let queue = try DatabaseQueue(path: stage.home + "/data/vane/archive.sqlite")
    try queue.write { database in
      try database.execute(
        sql: """
          UPDATE place SET title = :text;
          UPDATE report SET timeZone = :text;
          UPDATE report SET service = :text WHERE id % 2 = 0;
          UPDATE OR REPLACE hour SET service = :text WHERE hour % 2 = 0;
          """, arguments: ["text": text])
    }
    try queue.close()
  }

  /// Searches and pins with such names, as an attacker could write them.
  static func writePlist(on stage: Stage) throws {
    let places = Attacks.all.enumerated().map { index, name in
      """
      <dict><key>name</key><string>\(name.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>
      <key>latitude</key><real>\(Double(index) / 4)</real><key>longitude</key><real>5</real>
      <key>region</key><string>\(name.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>
      <key>added</key><date>2026-11-21T14:00:00Z</date></dict>
      """
    }.joined()
    try stage.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>pins</key><array>\(places)</array><key>searches</key><array>\(places)</array>
      <key>settings</key><dict><key>home</key><string>\(Attacks.all[70])</string><key>countries</key>
      <string>\(Attacks.all[90])</string></dict></dict></plist>
      """, to: "config/vane/vane.plist")
  }
}
