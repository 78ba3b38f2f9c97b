import SwiftUI

/// Packing list, shown as one of two tabs.
struct PackingView: View {
    var body: some View {
        TabView {
            PackingListView()
                .tabItem { Label("To pack", systemImage: "bag") }
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
        }
    }
}

struct PackingListView: View {
    @State private var things = ["Passport", "Charger", "Camera"]

    var body: some View {
        NavigationStack {
            List(things, id: \.self) { Text($0) }
                .navigationTitle("To pack")
                .toolbar {
                    // A toolbar above the tab bar: both stand at the bottom edge.
                    ToolbarItem(placement: .bottomBar) {
                        Button("Add") { things.append("Umbrella") }
                    }
                }
        }
    }
}

struct SettingsView: View {
    var body: some View {
        NavigationStack {
            Form { Text("Version 1.0") }
                .navigationTitle("Settings")
        }
    }
}
