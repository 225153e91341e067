import Foundation
import Testing

@testable import XML

struct XMLReaderTests {
  /// All that a document says, one event a line.
  private static func events(
    of bytes: some Sequence<UInt8>, keepsUnknown: Bool = false
  ) throws(XMLReader.Failure) -> [String] {
    var reader = XMLReader(Array(bytes), keepsUnknown: keepsUnknown)
    var events: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes):
        let pairs = attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        events.append(([name] + pairs).joined(separator: " "))
      case .text(let text): events.append("'\(text)'")
      case .end(let name): events.append("/" + name)
      }
    }
    return events
  }

  @Test(
    arguments: [
      ("<a/>", ["a", "/a"]), ("<a></a >", ["a", "/a"]), ("<a>x</a>", ["a", "'x'", "/a"]),
      ("<a><b/>x<b/></a>", ["a", "b", "/b", "'x'", "b", "/b", "/a"]),
      ("<g:a g:x = '1' y=\"2\"/>", ["a g:x=1 y=2", "/a"]),
      ("\u{FEFF} <!-- <b> --><?p <c> ?>\n<a/>\n<!-- - -->", ["a", "/a"]),
      ("<?xml version='1.0' encoding='utf-8'?><a/>", ["a", "/a"]),
      ("<a>1 &lt; 2 &amp;&#38;&#x26; 3</a>", ["a", "'1 < 2 &&& 3'", "/a"]),
      ("<a x='&quot;&apos;&gt;>'/>", ["a x=\"'>>", "/a"]),
      ("<a><![CDATA[<b> &amp; ]]]]></a>", ["a", "'<b> &amp; ]]'", "/a"]),
      ("<a><!--x-->y</a>", ["a", "'y'", "/a"]), ("<Žilina-1.a/>", ["Žilina-1.a", "/Žilina-1.a"]),
      ("<a>\r\n</a>", ["a", "'\r\n'", "/a"]),
    ] as [(String, [String])])
  func readsWhatADocumentSays(document: String, expected: [String]) throws {
    #expect(try Self.events(of: document.utf8) == expected)
  }

  @Test(
    arguments: [
      ("", 1), (" \n ", 2), ("x", 1), ("\n<a>", 2), ("<a>\n</b>", 2), ("<a/>\n<b/>", 2),
      ("<a/>\nx", 2), ("</a>", 1), ("<a", 1), ("<a x>", 1), ("<a x=1>", 1), ("<a x='1>", 1),
      ("<a x='<'/>", 1), ("<a x='1'y='2'/>", 1), ("<a x='1' x='2'/>", 1), ("<1/>", 1),
      ("< a/>", 1), ("<a>\n\n&nbsp;</a>", 3), ("<a>&</a>", 1), ("<a>&lt</a>", 1),
      ("<a>&#0;</a>", 1), ("<a>&#xD800;</a>", 1), ("<a>&#+65;</a>", 1), ("<a>\u{1B}</a>", 1),
      ("<a><!-- </a>", 1), ("<a><![CDATA[x</a>", 1), ("<![CDATA[x]]><a/>", 1),
      ("<?xml version='1.0' encoding='koi8-r'?><a/>", 1),
    ])
  func refusesWhatIsNoDocument(document: String, line: Int) {
    #expect(throws: XMLReader.Failure(line: line)) { try Self.events(of: document.utf8) }
  }

  /// A billion laughs, and a file of this machine.
  @Test(arguments: [
    "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b 'x'>]><a>&b;</a>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", "<a><!ELEMENT b></a>",
  ])
  func knowsNoDocumentTypes(document: String) {
    #expect(throws: XMLReader.Failure(line: 1)) { try Self.events(of: document.utf8) }
  }

  @Test func acceptsNoBeginningOfADocument() {
    let document = "<a x='1'>&amp;<b><![CDATA[y]]></b><!-- z --></a>"
    let accepted = (0..<document.utf8.count).filter {
      (try? Self.events(of: document.utf8.prefix($0))) != nil
    }
    #expect(accepted == [])
  }

  @Test func endsAtADepthOfSixtyFour() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        (Array(repeating: "<a>", count: depth) + Array(repeating: "</a>", count: depth)).joined()
          .utf8)
    }
    #expect(try Self.events(of: nested(64)).count == 128)
    #expect(throws: XMLReader.Failure(line: 1)) { try Self.events(of: nested(65)) }
  }

  @Test func takesAHundredAttributes() throws {
    func element(_ count: Int) -> [UInt8] {
      Array("<a \((0..<count).map { "x\($0)=''" }.joined(separator: " "))/>".utf8)
    }
    #expect(try Self.events(of: element(100)).count == 2)
    #expect(throws: XMLReader.Failure(line: 1)) { try Self.events(of: element(101)) }
  }

  @Test func leavesWhatXMLDoesNotDefineWhereItIsKept() throws {
    let text = "&nbsp;&#0;\u{1B}&amp;"
    #expect(
      try Self.events(of: "<a>\(text)</a>".utf8, keepsUnknown: true) == [
        "a", "'&nbsp;&#0;\u{1B}&'", "/a",
      ])
  }

  @Test(
    arguments: [
      ("iso-8859-2", .isoLatin2), ("Windows-1250", .windowsCP1250), ("latin1", .isoLatin1),
      ("UTF-16", .utf16), ("UTF-16", .utf16LittleEndian), ("utf-16", .utf16BigEndian),
      ("US-ASCII", .utf8), ("utf-16", .utf8),
    ] as [(String, String.Encoding)])
  func convertsEncodings(name: String, encoding: String.Encoding) throws {
    let document = "<?xml version=\"1.0\" encoding=\"\(name)\"?><a>München</a>"
    let bytes = try #require(document.data(using: encoding))
    #expect(try Self.events(of: bytes) == ["a", "'München'", "/a"])
    #expect(XMLReader.unknownEncoding(of: bytes) == nil)
  }

  @Test func namesAnEncodingThatItCannotRead() {
    let data = Data("<?xml version='1.0' encoding = 'koi8-r' ?><a/>".utf8)
    #expect(XMLReader.unknownEncoding(of: data) == "koi8-r")
  }

  /// As browsers do.
  @Test func takesWhatIsNoUTF8ForWindows1252() throws {
    #expect(
      try Self.events(of: Array("<a>".utf8) + [0x4D, 0xFC] + Array("</a>".utf8)) == [
        "a", "'Mü'", "/a",
      ])
  }

  @Test func piecesAreRangesOfTheDocument() throws {
    var reader = XMLReader(Array("<g:a x='&amp;'> y </g:a>".utf8))
    guard case .start(let name) = try reader.nextPiece(),
      case .text(let text, isMarked: false) = try reader.nextPiece(),
      case .end(let end) = try reader.nextPiece()
    else {
      Issue.record("other pieces")
      return
    }
    #expect(reader.isNamed(name, "a") && reader.isNamed(end, "a"))
    #expect(!reader.isNamed(name, ":a") && !reader.isNamed(name, "g"))
    #expect(try reader.text(reader.trimmed(text), isMarked: false) == "y")
    #expect(try reader.text(reader.attributes[0].value, isMarked: false) == "&")
    #expect(try reader.text(reader.attributes[0].value, isMarked: true) == "&amp;")
    #expect(try reader.nextPiece() == nil && reader.open.isEmpty)
  }
}
