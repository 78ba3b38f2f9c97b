/// What one Swift or Objective-C file says about bars: facts with places, no syntax tree.
///
/// Files that never mention a bar are only scanned for their types and imports (`isScannedOnly`): they help to build the class
/// hierarchy and hold no members, calls or items.
public struct SourceFile: Hashable, Sendable {
    /// The languages that are read.
    public enum Language: String, Sendable, CaseIterable {
        case swift
        /// Also Objective-C++ and headers.
        case objectiveC
    }

    /// Relative to the working directory.
    public var path: String
    public var language: Language
    public var isScannedOnly: Bool
    /// Modules, such as `SpriteKit`, however they are imported.
    public var imports: [String]
    /// Types, and extensions and categories of types, in the file's order.
    public var types: [TypeEvidence]
    /// Calls, reads and assignments whose name matters to a rule (see `SourceVocabulary`), in the file's order.
    public var calls: [CallEvidence]
    /// Bar button items made here.
    public var barItems: [CodeBarItem]
    /// Lists of items given to a toolbar or a navigation item.
    public var itemLists: [CodeItemList]
    /// Items of SwiftUI's `toolbar` modifier and of toolbar content builders.
    public var toolbarContent: [ToolbarContentItem]
    /// Controllers and views made here, with the part they play.
    public var uses: [TypeUse]
    /// Names of controllers that stand anywhere in the code, in scanned files too, but not in their own declarations.
    public var mentions: Set<String>
    /// What the file deals with as a whole.
    public var signs: Set<SourceSign>

    public init(
        path: String, language: Language, isScannedOnly: Bool = false, imports: [String] = [], types: [TypeEvidence] = [],
        calls: [CallEvidence] = [], barItems: [CodeBarItem] = [], itemLists: [CodeItemList] = [],
        toolbarContent: [ToolbarContentItem] = [], uses: [TypeUse] = [], mentions: Set<String> = [],
        signs: Set<SourceSign> = []
    ) {
        self.path = path
        self.language = language
        self.isScannedOnly = isScannedOnly
        self.imports = imports
        self.types = types
        self.calls = calls
        self.barItems = barItems
        self.itemLists = itemLists
        self.toolbarContent = toolbarContent
        self.uses = uses
        self.mentions = mentions
        self.signs = signs
    }
}

/// What a source file deals with, told by the names it uses.
public enum SourceSign: String, Sendable, CaseIterable {
    /// SpriteKit, SceneKit, GameKit, MetalKit views and the like.
    case game
    /// A capture session or an image picker's camera.
    case camera
    /// A player of video.
    case video
    /// A gesture recogniser or SwiftUI gesture.
    case gesture
    /// What VoiceOver is to say of something.
    case labels
    /// Test code: XCTest, Testing, or a name in a tests' folder.
    case test
}
