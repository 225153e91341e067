// Tests with files use these everywhere, and have them by importing this module.
@_exported public import Clients
@_exported public import Foundation
@_exported public import Reports
@_exported public import Synchronization
@_exported public import Testing
