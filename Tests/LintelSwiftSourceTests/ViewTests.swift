import LintelEvidence
import LintelSwiftSource
import LintelTestSupport
import Testing

/// SwiftUI: toolbar content, and which part a view plays where it is made.
@Suite struct ViewTests {
    private func read(_ source: String) -> SourceFile { SwiftSourceReader.read(path: "V.swift", bytes: Array(source.utf8)) }

    @Test("content is opened down to what can be seen") func content() {
        let file = read(
            """
            struct V: View {
                var body: some View {
                    List {}.toolbar {
                        ToolbarItem(placement: .bottomBar) { editor }
                        ToolbarItemGroup(placement: .bottomBar) {
                            HStack {
                                Button("Sort") {}
                                Spacer()
                                Button { } label: { Image(systemName: "trash") }.accessibilityLabel("Delete")
                                Button { } label: { Label("Share", systemImage: "square.and.arrow.up") }
                            }
                            Picker("Kind", selection: $kind) { Text("A") }.pickerStyle(.segmented)
                        }
                        ToolbarItem(placement: place) { Text("3 items") }
                        if isEditing { ToolbarItem { EditButton() } }
                    }
                }
                private var editor: some View { Button("Edit", systemImage: "pencil") {} }
            }
            """)
        let items = file.toolbarContent
        #expect(items.map(\.placement) == ["bottomBar", "bottomBar", nil, "automatic"])
        #expect(items.map(\.isComplete) == [true, true, true, false])
        #expect(items[0].leaves.map(\.kind) == [.label(title: .string("Edit", isLocalized: false), image: .symbol("pencil"))])
        #expect(
            items[1].leaves.map(\.kind) == [
                .text(.string("Sort", isLocalized: false)), .spacer, .image(.symbol("trash")),
                .label(title: .string("Share", isLocalized: false), image: .symbol("square.and.arrow.up")), .segmented,
            ])
        #expect(items[1].leaves[2].accessibilityLabel == .string("Delete", isLocalized: false))
        #expect(items[2].leaves.map(\.kind) == [.caption])
    }

    @Test("parts of views and controllers") func uses() {
        let file = read(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {
                        NavigationStack { Home() }.sheet(isPresented: $a) { Settings() }
                        Profile().tabItem { Label("P", systemImage: "person") }
                    }
                }
            }
            class C: UITabBarController {
                func f() {
                    viewControllers = [UINavigationController(rootViewController: ListController())]
                    let detail = DetailController()
                    navigationController?.pushViewController(detail, animated: true)
                    present(AlertController(), animated: true)
                    let page = PageController()
                    view.addSubview(page.view)
                }
            }
            @main struct A: App { var body: some Scene { WindowGroup { Tabs() } } }
            """)
        #expect(
            file.useLines == [
                "Home tab in Tabs", "Settings presented in Tabs", "Profile tab in Tabs", "ListController tab in C",
                "DetailController pushed in C", "AlertController presented in C", "PageController embedded in C", "Tabs root in A",
            ])
    }
}
