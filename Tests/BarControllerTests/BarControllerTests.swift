import LintelUIKit
import Testing
