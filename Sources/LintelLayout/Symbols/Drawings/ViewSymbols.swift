/// Lists, grids, panes and text: how content is shown.
enum ViewSymbols {
    static let symbols: [Symbol] = [
        Symbol("list.bullet", .line("M8.4 5.4 H21 M8.4 12 H21 M8.4 18.6 H21"), .fill("O3.8 5.4 1.5 O3.8 12 1.5 O3.8 18.6 1.5")),
        Symbol("list.dash", .line("M8.4 5.4 H21 M8.4 12 H21 M8.4 18.6 H21 M2.8 5.4 H4.6 M2.8 12 H4.6 M2.8 18.6 H4.6")),
        Symbol(
            "list.number",
            .line(
                "M9.4 5.4 H21 M9.4 12 H21 M9.4 18.6 H21 M3 3.6 L4.4 2.8 V8 M3 10.6 C3 9.2 5.6 9.2 5.6 10.6 C5.6 11.8 3 12.8 3 14 H5.8 M3 16.6 H5.4 L4.2 18.4 C6 18.4 6 21.2 4.2 21.2 H3"
            )),
        Symbol("line.3.horizontal", aliases: ["line.horizontal.3"], .line("M3 6 H21 M3 12 H21 M3 18 H21")),
        Symbol("line.3.horizontal.decrease", aliases: ["line.horizontal.3.decrease"], .line("M3 6.6 H21 M6.4 12 H17.6 M9.8 17.4 H14.2")),
        Symbol("square.grid.2x2", .line("R3 3 7.4 7.4 1.6 R13.6 3 7.4 7.4 1.6 R3 13.6 7.4 7.4 1.6 R13.6 13.6 7.4 7.4 1.6")),
        Symbol("square.grid.2x2.fill", .fill("R2.2 2.2 9 9 2 R12.8 2.2 9 9 2 R2.2 12.8 9 9 2 R12.8 12.8 9 9 2")),
        Symbol(
            "square.grid.3x2",
            .line("R1.8 4.6 5.4 6 1.2 R9.3 4.6 5.4 6 1.2 R16.8 4.6 5.4 6 1.2 R1.8 13.4 5.4 6 1.2 R9.3 13.4 5.4 6 1.2 R16.8 13.4 5.4 6 1.2")),
        Symbol("rectangle.grid.1x2", .line("R3 3 18 7.6 1.8 R3 13.4 18 7.6 1.8")),
        Symbol("rectangle.split.2x1", .line("R1.8 5 20.4 14 2.6"), .line("M12 5.2 V18.8")),
        Symbol(
            "sidebar.left", aliases: ["sidebar.leading"], .line("R1.8 4.4 20.4 15.2 2.8"),
            .line("M9 4.6 V19.4 M4.4 8 H6.4 M4.4 10.8 H6.4 M4.4 13.6 H6.4")),
        Symbol(
            "sidebar.right", aliases: ["sidebar.trailing"], .line("R1.8 4.4 20.4 15.2 2.8"),
            .line("M15 4.6 V19.4 M17.6 8 H19.6 M17.6 10.8 H19.6 M17.6 13.6 H19.6")),
        Symbol("square.stack", .line("R3 8.4 18 12.8 2.4"), .line("M5.4 5.4 H18.6 M7.8 2.4 H16.2")),
        Symbol(
            "square.on.square.dashed",
            .line("M3 6.4 A3.4 3.4 0 0 1 6.4 3 M9.4 3 H12 M15.4 5.2 A3.4 3.4 0 0 0 13 3 M3 9.4 V12 M3 14.2 A3 3 0 0 0 5.2 16"),
            .line("R8 8 13.2 13.2 2.4")),
        Symbol("rectangle.stack", .line("R2.4 9 19.2 12 2.4"), .line("M4.6 6 H19.4 M6.8 3 H17.2")),
        Symbol("macwindow", .line("R1.8 3.8 20.4 16.4 2.6"), .line("M2 8.4 H22"), .fill("O5 6.1 0.8 O7.6 6.1 0.8 O10.2 6.1 0.8")),
        Symbol("iphone", .line("R6.4 1.8 11.2 20.4 2.6"), .line("M10.2 4.4 H13.8")),
        Symbol("ipad", .line("R3.6 2.4 16.8 19.2 2.4"), .line("M9.4 19.2 H14.6")),
        Symbol(
            "textformat", aliases: ["textformat.size"], .line("M1.8 18.6 L6.8 5 L11.8 18.6 M3.6 14 H10"), .line("O18 15.2 3.2"),
            .line("M21.2 11.6 V18.6")),
        Symbol("bold", .line("M7 3.6 H13 A4 4 0 0 1 13 11.6 H7 Z M7 11.6 H14 A4.4 4.4 0 0 1 14 20.4 H7 Z")),
        Symbol("italic", .line("M10 3.8 H17.4 M6.6 20.2 H14 M13.8 4 L10.2 20")),
        Symbol("underline", .line("M6.6 3 V11.4 A5.4 5.4 0 0 0 17.4 11.4 V3 M5 21.4 H19")),
        Symbol(
            "strikethrough",
            .line(
                "M17 7.2 C16.6 5 14.8 3.4 12 3.4 C9 3.4 7 5 7 7.4 C7 9.6 8.6 10.8 12 11.8 M7 16.6 C7.2 19 9.2 20.6 12.2 20.6 C15.2 20.6 17.2 19 17.2 16.4 C17.2 15.4 17 14.6 16.4 13.9 M3.4 12 H20.6"
            )),
        Symbol("text.alignleft", .line("M3 5 H21 M3 9.7 H15 M3 14.3 H21 M3 19 H15")),
        Symbol("text.aligncenter", .line("M3 5 H21 M6 9.7 H18 M3 14.3 H21 M6 19 H18")),
        Symbol("text.alignright", .line("M3 5 H21 M9 9.7 H21 M3 14.3 H21 M9 19 H21")),
        Symbol(
            "quote.bubble",
            .line("M5 3.4 H19 A3 3 0 0 1 22 6.4 V14.2 A3 3 0 0 1 19 17.2 H11.6 L7 21.4 V17.2 H5 A3 3 0 0 1 2 14.2 V6.4 A3 3 0 0 1 5 3.4 Z"),
            .fill("O8.8 9.4 1.5 O14.4 9.4 1.5 M7.3 9.4 H10.3 C10.3 11.6 9.4 12.8 8 13.2 Z M12.9 9.4 H15.9 C15.9 11.6 15 12.8 13.6 13.2 Z")),
        Symbol("number", .line("M9.4 3 L7 21 M17 3 L14.6 21 M4 8.6 H20.6 M3.4 15.4 H20")),
        Symbol(
            "command",
            .line(
                "M9 9 H15 V15 H9 Z M9 9 V6.4 A2.9 2.9 0 1 0 6.4 9 Z M15 9 H17.6 A2.9 2.9 0 1 0 15 6.4 Z M15 15 V17.6 A2.9 2.9 0 1 0 17.6 15 Z M9 15 H6.4 A2.9 2.9 0 1 0 9 17.6 Z"
            )),
        Symbol(
            "qrcode", .line("R3 3 6.6 6.6 1 R14.4 3 6.6 6.6 1 R3 14.4 6.6 6.6 1"),
            .fill(
                "R5.2 5.2 2.2 2.2 0.2 R16.6 5.2 2.2 2.2 0.2 R5.2 16.6 2.2 2.2 0.2 R13.6 13.6 2.6 2.6 0.2 R18.8 13.6 2.6 2.6 0.2 R16.2 16.2 2.6 2.6 0.2 R13.6 18.8 2.6 2.6 0.2 R18.8 18.8 2.6 2.6 0.2"
            )),
        Symbol("barcode", .line("M3 5 V19 M7 5 V19 M11 5 V19 M14 5 V19 M18 5 V19 M21 5 V19")),
        Symbol(
            "viewfinder",
            .line(
                "M3 8 V5.6 A2.6 2.6 0 0 1 5.6 3 H8 M16 3 H18.4 A2.6 2.6 0 0 1 21 5.6 V8 M21 16 V18.4 A2.6 2.6 0 0 1 18.4 21 H16 M8 21 H5.6 A2.6 2.6 0 0 1 3 18.4 V16"
            )),
        Symbol(
            "apple.writing.tools", .line("M3.5 20.5 L5 15.6 L14.9 5.7 A2.2 2.2 0 0 1 18.3 9.1 L8.4 19 Z"),
            .line("M6.5 2.5 V6.5 M4.5 4.5 H8.5 M19 13 V17 M17 15 H21")),
        Symbol(
            "paintbrush",
            .line(
                "M9.4 13 L19.2 3.6 A1.6 1.6 0 0 1 21.4 5.8 L12 15.4 Z M9 13.4 C6.4 13 5 14.6 4.8 17 C4.7 18.8 4 19.8 2.4 20.4 C6.4 22.4 11.6 20.8 11.6 16"
            )),
        Symbol(
            "eyedropper",
            .line("M13.4 7.4 L16.8 4 A2.3 2.3 0 0 1 20 7.2 L16.6 10.6 M11.6 6.4 L17.6 12.4 M13 8 L4.8 16.2 L3.4 20.6 L7.8 19.2 L16 11")),
    ]
}
