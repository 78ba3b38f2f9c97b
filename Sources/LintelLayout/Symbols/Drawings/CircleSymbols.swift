/// Signs inside a circle or another frame.
enum CircleSymbols {
    static let symbols: [Symbol] = [
        Symbol("circle", .line("O12 12 9.8")),
        Symbol("circle.fill", .fill("O12 12 10.6")),
        Symbol("square", .line("R3.2 3.2 17.6 17.6 3")),
        Symbol("square.fill", .fill("R2.4 2.4 19.2 19.2 3.8")),
        Symbol("rectangle", .line("R1.8 5 20.4 14 2.6")),
        Symbol("plus.circle", .line("O12 12 9.8"), .line("M12 7 V17 M7 12 H17")),
        Symbol("plus.circle.fill", .fill("O12 12 10.6"), .cut("M12 7 V17 M7 12 H17", width: 1.9)),
        Symbol("minus.circle", .line("O12 12 9.8"), .line("M7 12 H17")),
        Symbol("minus.circle.fill", .fill("O12 12 10.6"), .cut("M7 12 H17", width: 1.9)),
        Symbol("xmark.circle", aliases: ["multiply.circle"], .line("O12 12 9.8"), .line("M8.4 8.4 L15.6 15.6 M15.6 8.4 L8.4 15.6")),
        Symbol(
            "xmark.circle.fill", aliases: ["multiply.circle.fill"], .fill("O12 12 10.6"),
            .cut("M8.4 8.4 L15.6 15.6 M15.6 8.4 L8.4 15.6", width: 1.9)),
        Symbol("checkmark.circle", .line("O12 12 9.8"), .line("M7.8 12.6 L10.8 16.2 L16.4 7.8")),
        Symbol("checkmark.circle.fill", .fill("O12 12 10.6"), .cut("M7.8 12.6 L10.8 16.2 L16.4 7.8", width: 1.9)),
        Symbol("checkmark.square", .line("R3.2 3.2 17.6 17.6 3"), .line("M7.8 12.6 L10.8 16.2 L16.4 7.8")),
        Symbol("plus.square", aliases: ["plus.app"], .line("R3.2 3.2 17.6 17.6 3"), .line("M12 7.5 V16.5 M7.5 12 H16.5")),
        Symbol(
            "plus.square.on.square", .line("M15.5 6 V5 A2.2 2.2 0 0 0 13.3 2.8 H5.2 A2.2 2.2 0 0 0 3 5 V13.3 A2.2 2.2 0 0 0 5.2 15.5 H6.5"),
            .line("R7.2 7.2 14 14 2.4"), .line("M14.2 10.6 V17.8 M10.6 14.2 H17.8")),
        Symbol("ellipsis.circle", .line("O12 12 9.8"), .fill("O7.4 12 1.3 O12 12 1.3 O16.6 12 1.3")),
        Symbol("ellipsis.circle.fill", .fill("O12 12 10.6"), .cut("O7.4 12 1.4 O12 12 1.4 O16.6 12 1.4")),
        Symbol("info", .line("M9.8 10 H12.2 V18.4 M8.8 18.4 H15.2"), .fill("O12 5.2 1.5")),
        Symbol("info.circle", .line("O12 12 9.8"), .line("M10.4 10.8 H12.3 V16.9 M9.8 16.9 H14.8"), .fill("O12.1 7.3 1.25")),
        Symbol("info.circle.fill", .fill("O12 12 10.6"), .cut("M10.4 10.8 H12.3 V16.9 M9.8 16.9 H14.8", width: 1.7), .cut("O12.1 7.3 1.4")),
        Symbol("questionmark", .line("M8 7.6 A4 4 0 1 1 13.6 11.3 C12.4 11.9 12 12.8 12 14.6"), .fill("O12 19 1.4")),
        Symbol(
            "questionmark.circle", .line("O12 12 9.8"), .line("M9.2 9.3 A2.9 2.9 0 1 1 13.2 12 C12.3 12.5 12 13 12 14.2"),
            .fill("O12 17.2 1.1")),
        Symbol(
            "exclamationmark.triangle",
            .line(
                "M10.4 3.6 L2.2 18.2 A1.8 1.8 0 0 0 3.8 21 H20.2 A1.8 1.8 0 0 0 21.8 18.2 L13.6 3.6 A1.8 1.8 0 0 0 10.4 3.6 Z M12 9 V14.2"),
            .fill("O12 17.6 1.1")),
        Symbol("exclamationmark.circle", .line("O12 12 9.8"), .line("M12 6.8 V13"), .fill("O12 16.7 1.15")),
        Symbol(
            "line.3.horizontal.decrease.circle", aliases: ["line.horizontal.3.decrease.circle"], .line("O12 12 9.8"),
            .line("M6.8 9 H17.2 M8.6 12.3 H15.4 M10.4 15.6 H13.6")),
        Symbol(
            "line.3.horizontal.decrease.circle.fill", aliases: ["line.horizontal.3.decrease.circle.fill"], .fill("O12 12 10.6"),
            .cut("M6.8 9 H17.2 M8.6 12.3 H15.4 M10.4 15.6 H13.6", width: 1.7)),
        Symbol("play.circle", .line("O12 12 9.8"), .fill("M9.6 7.4 L17 12 L9.6 16.6 Z")),
        Symbol("play.circle.fill", .fill("O12 12 10.6"), .cut("M9.4 7.4 L17 12 L9.4 16.6 Z")),
        Symbol("pause.circle", .line("O12 12 9.8"), .line("M9.7 8.2 V15.8 M14.3 8.2 V15.8")),
        Symbol(
            "person.circle", aliases: ["person.crop.circle"], .line("O12 12 9.8"), .line("O12 9.6 3.2"),
            .line("M5.6 18.6 C7 15.9 9.2 14.9 12 14.9 C14.8 14.9 17 15.9 18.4 18.6")),
        Symbol("clock", aliases: ["clock.circle"], .line("O12 12 9.8"), .line("M12 5.8 V12.4 H7.4")),
        Symbol("at", .line("O12 12 3.9"), .line("M15.9 8.2 V13.6 C15.9 16.6 20.8 16.6 20.8 12 A8.8 8.8 0 1 0 16.6 19.5")),
    ]
}
