// UIKit brings Foundation along, and a file that imports UIKit alone relies on it (docs/decisions/0008).
@_exported public import Foundation
