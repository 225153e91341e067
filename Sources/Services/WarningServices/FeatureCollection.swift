import JSON
import Reports

/// A collection of GeoJSON, read feature by feature: the tree of a whole one takes too much memory where borders have
/// many points.
struct FeatureCollection<Value> {
  var features: [Value] = []
  /// The members beside the features.
  var members: [String: JSONTree] = [:]

  /// `read` gets a feature's other members and its ground.
  init(
    _ body: [UInt8], _ read: (JSONTree, Alert.Area) -> Value
  ) throws(AlertFailure) {
    var parts = 0
    try JSONReader.eachElement(of: "features", in: body, fault: "no list features") {
      (reader, name) throws(JSONReader.Failure) in
      members[name] = try JSONTree(&reader)
    } read: { (reader) throws(JSONReader.Failure) in
      var feature: [String: JSONTree] = [:]
      var area = Alert.Area()
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        if name == "geometry" {
          try area.addGeometry(&reader)
        } else {
          feature[name] = try JSONTree(&reader)
        }
      }
      parts += area.partCount
      if parts > Alert.mostParts { area = Alert.Area(hasBadOutline: true) }
      features.append(read(.object(feature), area))
    }
  }
}

extension Alert.Area {
  /// Reads the borders of a geometry of GeoJSON. What is no polygon, or has more points than a border can have, counts
  /// as one that could not be read.
  mutating func addGeometry(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    guard try reader.kind() == .object else { return try reader.skip() }
    var polygons: [[[Coordinate]]] = []
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      guard name == "coordinates" else { return try reader.skip() }
      polygons = try Self.polygons(&reader)
    }
    for rings in polygons {
      guard let outer = rings.first, var outline = AlertOutline(outer) else {
        add(nil)
        continue
      }
      outline.holes = rings.dropFirst().compactMap { AlertOutline($0) }
      add(outline)
    }
    if polygons.isEmpty { hasBadOutline = true }
  }

  /// The coordinates of a polygon or of several, which are one list deeper. A border of which a point can't be read is
  /// empty: without it, it would be another one.
  private static func polygons(
    _ reader: inout JSONReader
  ) throws(JSONReader.Failure) -> [[[Coordinate]]] {
    var polygons: [[[Coordinate]]] = []
    var single: [[Coordinate]] = []
    try reader.array { (reader) throws(JSONReader.Failure) in
      var rings: [[Coordinate]] = []
      var flat: [Coordinate?] = []
      try reader.array(atMost: .max) { (reader) throws(JSONReader.Failure) in
        var ring: [Coordinate] = []
        var isSound = true
        var numbers: [Double] = []
        try reader.array(atMost: .max) { (reader) throws(JSONReader.Failure) in
          guard try reader.kind() == .array else {
            if let number = try reader.number() { numbers.append(number) }
            return
          }
          var pair: [Double] = []
          try reader.array { (reader) throws(JSONReader.Failure) in
            if let number = try reader.number() { pair.append(number) }
          }
          if let point = point(pair) { ring.append(point) } else { isSound = false }
        }
        if numbers.isEmpty {
          // One too many tells that there are too many.
          if rings.count <= Alert.Area.mostOutlines { rings.append(isSound ? ring : []) }
        } else {
          flat.append(point(numbers))
        }
      }
      guard !flat.isEmpty else {
        polygons.append(rings)
        return
      }
      let points = flat.compactMap(\.self)
      single.append(points.count == flat.count && rings.isEmpty ? points : [])
    }
    return single.isEmpty ? polygons : polygons + [single]
  }

  /// The longitude comes first.
  private static func point(_ numbers: [Double]) -> Coordinate? {
    numbers.count >= 2 ? AlertOutline.point(numbers[1], numbers[0]) : nil
  }
}
