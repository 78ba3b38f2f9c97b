import Testing

@testable import LintelCommandLine

/// Which files `render` writes, and what it says.
@Suite struct RenderTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    @Test func aMatrixIsOneFileForEachCombination() throws {
        let folder = try TemporaryFolder(["Inbox.screen.json": Array("{ toolbar: { items: [{ title: 'Edit' }] } }".utf8)])
        let transcript = Transcript(
            [
                "render", "TMP/Inbox.screen.json", "--device", "iPhone 15", "--device", "iPhone SE (3rd generation)", "--appearance",
                "light", "--appearance", "dark", "-o", "TMP/pictures",
            ], in: folder)
        let names = [
            "Inbox-iPhone-15-dark.png", "Inbox-iPhone-15-light.png", "Inbox-iPhone-SE-3rd-generation-dark.png",
            "Inbox-iPhone-SE-3rd-generation-light.png",
        ]
        #expect(transcript.status == 0 && transcript.diagnostics.isEmpty)
        #expect(transcript.output.split(separator: "\n").sorted() == names.map { "TMP/pictures/\($0)" })
        #expect(try folder.contents("pictures") == names)
        #expect(try folder.bytes("pictures/\(names[0])").starts(with: Self.png))
    }

    @Test func theEndingChoosesTheFormat() throws {
        let folder = try TemporaryFolder()
        #expect(Transcript(["render", "--device", "iPhone 15", "-o", "TMP/a.png"], in: folder).status == 0)
        #expect(Transcript(["render", "--device", "iPhone 15", "-oTMP/a.svg"], in: folder).status == 0)
        #expect(try folder.bytes("a.png").starts(with: Self.png))
        #expect(String(decoding: try folder.bytes("a.svg"), as: UTF8.self).contains("<svg"))
    }

    @Test func sameInputSameBytes() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { _ = Transcript(["render", "--device", "iPhone 15", "-o", "TMP/\(name).png"], in: folder) }
        #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    }

    @Test func twoInputsOfOneNameKeepTheirPictures() throws {
        let folder = try TemporaryFolder(["a/S.screen.json": Array("{}".utf8), "b/S.screen.json": Array("{}".utf8)])
        _ = Transcript(["render", "TMP/a/S.screen.json", "TMP/b/S.screen.json", "-o", "TMP/out"], in: folder)
        #expect(try folder.contents("out") == ["S-iPhone-15-2.png", "S-iPhone-15.png"])
    }

    @Test func unknownSymbolsAreReported() throws {
        let folder = try TemporaryFolder(["S.screen.json": Array("{ toolbar: { items: [{ icon: 'trsh' }] } }".utf8)])
        let transcript = Transcript(["render", "TMP/S.screen.json", "-o", "TMP/a.png"], in: folder)
        #expect(transcript.status == 0)
        let words = "note: S: picture `trsh` is not known and drawn as a placeholder\n  help: nearest symbol: trash\n"
        #expect(transcript.diagnostics == words)
        let matrix = ["TMP/S.screen.json", "--appearance", "light", "--appearance", "dark"]
        #expect(Transcript(["render", "-o", "TMP/out"] + matrix, in: folder).diagnostics == words, "told once for all variants")
        #expect(Transcript(["measure"] + matrix, in: folder).diagnostics == words)
    }

    @Test(arguments: [
        ("TMP/file/out", "error: cannot write TMP/file/out: not a directory\n"),
        ("TMP/file/", "error: cannot write TMP/file/: not a directory\n"),
        ("TMP/none/a.png", "error: cannot write TMP/none/a.png: no such file or directory\n"),
        ("", "error: -o FILE or -o FOLDER is missing\n  help: `--help` shows how the command is called\n"),
    ])
    func placesThatCannotBeWritten(output: String, words: String) throws {
        let folder = try TemporaryFolder(["file": [1]])
        let transcript = Transcript(["render", "--device", "iPhone 15", "-o", output], in: folder)
        #expect(transcript.diagnostics == words && transcript.status == 2 && transcript.output.isEmpty)
        #expect(try folder.contents() == ["file"])
    }

    @Test func lettersWithoutAFontAreToldOnce() throws {
        let folder = try TemporaryFolder()
        let transcript = Transcript(
            [
                "render", "--device", "iPhone 8", "--device", "iPhone SE (3rd generation)", "--operatorName", "👩x", "--appearance", "light",
                "--appearance", "dark", "-o", "TMP/out",
            ], in: folder)
        #expect(transcript.status == 0)
        #expect(transcript.diagnostics == "note: no font has `👩`: drawn as hollow boxes\n")
    }

    @Test func aWrongDescriptionWritesNothing() throws {
        let folder = try TemporaryFolder(["S.screen.json": Array("{ tolbar: {} }".utf8)])
        let transcript = Transcript(["render", "TMP/S.screen.json", "-o", "TMP/out"], in: folder)
        #expect(transcript.status == 2)
        #expect(
            transcript.diagnostics.hasPrefix(
                "error: the screen has no member `tolbar`\n  --> TMP/S.screen.json:1:3\n  help: nearest: toolbar;"))
        #expect(try folder.contents() == ["S.screen.json"])
    }

    @Test func aFolderThatCannotBeMadeIsAnError() throws {
        let folder = try TemporaryFolder(["file": [0]])
        let transcript = Transcript(["render", "--device", "iPhone 15", "-o", "TMP/file/a.png"], in: folder)
        #expect(transcript.status == 2 && transcript.diagnostics.contains("cannot write TMP/file/a.png"))
    }
}
