import LintelModel
import Testing

@Suite("Nearest name")
struct NearestNameTests {
    @Test(
        "edits between two words",
        arguments: [
            ("", "", 0), ("abc", "", 3), ("toolbar", "toolbar", 0), ("tolbar", "toolbar", 1), ("toolabr", "toolbar", 1),
            ("kitten", "sitting", 3), ("Wifi", "wifi", 1),
        ])
    func distance(left: String, right: String, edits: Int) {
        #expect(NearestName.distance(left, right) == edits)
        #expect(NearestName.distance(right, left) == edits)
    }

    @Test("only what is near enough is named, nearest first")
    func near() {
        let names = ["hidden", "style", "background", "items"]
        #expect(NearestName.of("backgruond", among: names) == "background")
        #expect(NearestName.of("Hiden", among: names) == "hidden")
        #expect(NearestName.of("colour", among: names) == nil)
        #expect(NearestName.of("light", among: ["default", "lightContent", "darkContent"]) == "lightContent")
        #expect(NearestName.of("battery", among: ["batteryLevel", "batteryState", "buttery"]) == "buttery")
        #expect(NearestName.of("li", among: ["lightContent"]) == nil)
        #expect(NearestName.all(near: "bat", among: ["bar", "cat", "bats", "bat"], limit: 2) == ["bat", "bar"])
    }
}
