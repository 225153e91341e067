/// The form of the database, which the builder writes and the gazetteer reads.
@_spi(Building) public enum Schema {
  /// `PRAGMA application_id`: "Vane" in ASCII, so that a foreign database is known at once.
  @_spi(Building) public static let applicationID = 0x5661_6E65
  /// `PRAGMA user_version`. It rises with every change of the tables, the folding or the packing.
  @_spi(Building) public static let version = 6

  /// `rank` numbers the places from the most people to the fewest, from 1. It is the row id of the
  /// full-text tables too, so that their matches come largest first.
  @_spi(Building) public static let tables = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    -- The regions of a country have numbers one after the other. Each place is in a region, which may have no name.
    -- The town is the rank of the largest place; the namesake the same where the area's name begins with the town's.
    -- For the weight and the kind see Weight.
    CREATE TABLE country (
      code TEXT PRIMARY KEY, town INTEGER,
      weight INTEGER NOT NULL, namesake INTEGER) WITHOUT ROWID;
    CREATE TABLE region (
      id INTEGER PRIMARY KEY, country TEXT NOT NULL,
      zone INTEGER NOT NULL, town INTEGER NOT NULL, kind INTEGER NOT NULL,
      weight INTEGER NOT NULL, namesake INTEGER);
    CREATE INDEX region_country ON region (country);
    CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT NOT NULL);

    -- Degrees are whole hundred-thousandths; the elevation is in metres; renown counts the names; a
    -- place without a time zone has its region's.
    CREATE TABLE place (
      rank INTEGER PRIMARY KEY, region INTEGER NOT NULL, name TEXT NOT NULL,
      zone INTEGER, latitude INTEGER NOT NULL, longitude INTEGER NOT NULL,
      population INTEGER NOT NULL, elevation INTEGER, renown INTEGER NOT NULL);

    -- Names as they are shown, each in a language by ISO 639-1; for what is called otherwise than in English, or than its own
    -- name. See Naming.
    CREATE TABLE country_name (
      country TEXT NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (country, language)) WITHOUT ROWID;
    CREATE TABLE region_name (
      region INTEGER NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (region, language)) WITHOUT ROWID;
    CREATE TABLE place_name (
      place INTEGER NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (place, language)) WITHOUT ROWID;

    -- See PackedNames.
    CREATE TABLE names (rank INTEGER PRIMARY KEY, packed BLOB NOT NULL);

    -- Folded names without spaces: the place's own; those in use in a language today; all others.
    CREATE VIRTUAL TABLE own USING fts5(
      key, content='', columnsize=0, detail=none, prefix='1 2 3', tokenize='ascii');
    CREATE VIRTUAL TABLE current USING fts5(
      key, content='', columnsize=0, detail=none, prefix='1 2 3', tokenize='ascii');
    CREATE VIRTUAL TABLE other USING fts5(
      key, content='', columnsize=0, detail=none, prefix='1 2 3', tokenize='ascii');
    -- Names written out of another script by rule: found as a whole, and not kept to be shown.
    CREATE VIRTUAL TABLE romanized USING fts5(
      key, content='', columnsize=0, detail=none, tokenize='ascii');
    -- The words of names that have more than one.
    CREATE VIRTUAL TABLE word USING fts5(
      key, content='', columnsize=0, detail=none, prefix='1 2 3', tokenize='ascii');

    CREATE TABLE airport (
      code TEXT NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (code, rank)) WITHOUT ROWID;
    -- Airports and landmarks. The town is the rank of the place that an airport serves, or that is near; a landmark that
    -- belongs to no region has region 0. Without a zone it has that of the town. Names that are shown besides the
    -- first are parted by line feeds.
    CREATE TABLE site (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, name TEXT NOT NULL, names TEXT,
      town INTEGER NOT NULL, surroundings INTEGER NOT NULL, region INTEGER NOT NULL,
      zone INTEGER, latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, elevation INTEGER,
      iata TEXT, icao TEXT, weight INTEGER NOT NULL);
    CREATE TABLE site_name (
      site INTEGER NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (site, language)) WITHOUT ROWID;
    -- Names, folded, and codes in capitals. For the usage see FeatureUsage.
    CREATE TABLE site_key (
      key TEXT NOT NULL, site INTEGER NOT NULL, usage INTEGER NOT NULL,
      PRIMARY KEY (key, site)) WITHOUT ROWID;
    -- What may stand behind a comma, folded, and the numbers of the regions that it means, all of a country or one.
    CREATE TABLE qualifier (
      key TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, usage INTEGER NOT NULL,
      PRIMARY KEY (key, first, last)) WITHOUT ROWID;
    -- Some hundred codes in a row, by the first of them: see PostalCodes.
    CREATE TABLE postal (
      id INTEGER PRIMARY KEY, country TEXT NOT NULL, first TEXT NOT NULL, codes BLOB NOT NULL);
    CREATE INDEX postal_first ON postal (country, first);

    -- See SphereTree, TypoIndex, Outline and CivilTime.
    CREATE TABLE tree (part INTEGER PRIMARY KEY, nodes BLOB NOT NULL);
    CREATE TABLE spelling (
      length INTEGER NOT NULL, part INTEGER NOT NULL, keys BLOB NOT NULL,
      PRIMARY KEY (length, part));
    CREATE TABLE outline (id INTEGER PRIMARY KEY, country TEXT NOT NULL, points BLOB NOT NULL);
    CREATE TABLE civil (areas BLOB NOT NULL);
    """
}
