// The tests of screens use these everywhere, and have them by importing this module.
@_exported public import Clients
@_exported public import CommandKit
@_exported public import Documents
@_exported public import Foundation
@_exported public import Phrases
@_exported public import Presentation
@_exported public import Quantities
@_exported public import Reports
@_exported public import Synchronization
@_exported public import TerminalText
@_exported public import Testing
@_exported public import WarningWords
@_exported public import Warnings
