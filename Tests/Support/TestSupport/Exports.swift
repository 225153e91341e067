// Whoever talks to the stand-in needs these, and has them by importing this module.
@_exported public import Clients
@_exported public import Foundation
@_exported public import Reports
