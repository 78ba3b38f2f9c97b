/// Directions: arrows, chevrons, turning arrows.
enum ArrowSymbols {
    static let symbols: [Symbol] = [
        Symbol("arrow.up", .line("M12 21 V3.5 M5.5 10 L12 3.5 L18.5 10")),
        Symbol("arrow.down", .line("M12 3 V20.5 M5.5 14 L12 20.5 L18.5 14")),
        Symbol("arrow.left", aliases: ["arrow.backward"], .line("M21 12 H3.5 M10 5.5 L3.5 12 L10 18.5")),
        Symbol("arrow.right", aliases: ["arrow.forward"], .line("M3 12 H20.5 M14 5.5 L20.5 12 L14 18.5")),
        Symbol("arrow.up.right", .line("M5.5 18.5 L18 6 M8.5 5.8 H18.2 V15.5")),
        Symbol("arrow.up.left", .line("M18.5 18.5 L6 6 M15.5 5.8 H5.8 V15.5")),
        Symbol("chevron.left", aliases: ["chevron.backward"], .line("M15.5 3 L7 12 L15.5 21")),
        Symbol("chevron.right", aliases: ["chevron.forward"], .line("M8.5 3 L17 12 L8.5 21")),
        Symbol("chevron.up", .line("M3 15.5 L12 7.5 L21 15.5")),
        Symbol("chevron.down", .line("M3 8.5 L12 16.5 L21 8.5")),
        Symbol("arrow.clockwise", .line("M19.6 9.2 A8.3 8.3 0 1 0 20.3 13.5"), .fill("M15.2 9.9 H20.4 A0.8 0.8 0 0 0 21.2 9.1 V3.9 Z")),
        Symbol("arrow.counterclockwise", .line("M4.4 9.2 A8.3 8.3 0 1 1 3.7 13.5"), .fill("M8.8 9.9 H3.6 A0.8 0.8 0 0 1 2.8 9.1 V3.9 Z")),
        Symbol("goforward", .line("M13 3.8 A8.7 8.7 0 1 0 20.7 12.5"), .fill("M12.2 0.8 V6.8 L16.8 3.8 Z")),
        Symbol("gobackward", .line("M11 3.8 A8.7 8.7 0 1 1 3.3 12.5"), .fill("M11.8 0.8 V6.8 L7.2 3.8 Z")),
        Symbol(
            "arrow.triangle.2.circlepath", aliases: ["arrow.2.circlepath"],
            .line("M4.2 11 A8 8 0 0 1 18.6 7.4 M19.8 13 A8 8 0 0 1 5.4 16.6"),
            .fill("M15.6 8.8 L20.4 9.6 L20.6 4.4 Z M8.4 15.2 L3.6 14.4 L3.4 19.6 Z")),
        Symbol(
            "arrow.uturn.backward", aliases: ["arrow.uturn.left"],
            .line("M8.5 3.5 L3.5 8.5 L8.5 13.5 M3.8 8.5 H15 A5.6 5.6 0 0 1 15 19.7 H9.5")),
        Symbol(
            "arrow.uturn.forward", aliases: ["arrow.uturn.right"],
            .line("M15.5 3.5 L20.5 8.5 L15.5 13.5 M20.2 8.5 H9 A5.6 5.6 0 0 0 9 19.7 H14.5")),
        Symbol(
            "arrow.uturn.backward.circle", .line("O12 12 9.8"), .line("M9.7 7 L6.8 9.9 L9.7 12.8 M7 9.9 H14 A3.1 3.1 0 0 1 14 16.1 H10.6")),
        Symbol(
            "arrow.uturn.forward.circle", .line("O12 12 9.8"),
            .line("M14.3 7 L17.2 9.9 L14.3 12.8 M17 9.9 H10 A3.1 3.1 0 0 0 10 16.1 H13.4")),
        Symbol(
            "arrowshape.turn.up.left", .line("M10.4 4.6 L2.4 11.4 L10.4 18.2 V14.2 C15.6 14 19 15.6 21.4 19.4 C21 12.6 17 8.9 10.4 8.6 Z")),
        Symbol(
            "arrowshape.turn.up.left.fill",
            .fill("M10.9 3.2 L1.4 11.4 L10.9 19.6 V15.2 C15.6 15 18.8 16.4 21.4 20.6 L22.4 19.4 C22 12.6 17.6 8 10.9 7.7 Z")),
        Symbol("arrowshape.turn.up.right", .line("M13.6 4.6 L21.6 11.4 L13.6 18.2 V14.2 C8.4 14 5 15.6 2.6 19.4 C3 12.6 7 8.9 13.6 8.6 Z")),
        Symbol(
            "arrowshape.turn.up.left.2",
            .line("M13.6 4.6 L6.4 11.2 L13.6 17.8 V14 C17.6 13.9 20.4 15.2 22 19 C22 12.8 18.8 8.8 13.6 8.5 Z M8.6 4.6 L1.6 11.2 L8.6 17.8")
        ),
        Symbol("arrow.up.arrow.down", .line("M7.5 19.5 V4.5 M3.5 8.5 L7.5 4.3 L11.5 8.5 M16.5 4.5 V19.5 M12.5 15.5 L16.5 19.7 L20.5 15.5")),
        Symbol(
            "arrow.left.arrow.right", .line("M19.5 7.5 H4.5 M8.5 3.5 L4.3 7.5 L8.5 11.5 M4.5 16.5 H19.5 M15.5 12.5 L19.7 16.5 L15.5 20.5")),
        Symbol("arrow.up.circle", .line("O12 12 9.8"), .line("M12 17 V7.2 M8 11 L12 7 L16 11")),
        Symbol("arrow.up.circle.fill", .fill("O12 12 10.6"), .cut("M12 17 V7.2 M8 11 L12 7 L16 11", width: 1.9)),
        Symbol("arrow.down.circle", .line("O12 12 9.8"), .line("M12 7 V16.8 M8 13 L12 17 L16 13")),
        Symbol("arrow.down.circle.fill", .fill("O12 12 10.6"), .cut("M12 7 V16.8 M8 13 L12 17 L16 13", width: 1.9)),
        Symbol("arrow.left.circle", .line("O12 12 9.8"), .line("M17 12 H7.2 M11 8 L7 12 L11 16")),
        Symbol("arrow.right.circle", .line("O12 12 9.8"), .line("M7 12 H16.8 M13 8 L17 12 L13 16")),
        Symbol(
            "arrow.up.left.and.arrow.down.right", aliases: ["arrow.up.backward.and.arrow.down.forward"],
            .line("M10.5 10.5 L4 4 M4 9.5 V4 H9.5 M13.5 13.5 L20 20 M20 14.5 V20 H14.5")),
        Symbol(
            "arrow.down.right.and.arrow.up.left", .line("M4 4 L10.2 10.2 M10.4 4.7 V10.4 H4.7 M20 20 L13.8 13.8 M13.6 19.3 V13.6 H19.3")),
        Symbol(
            "rectangle.portrait.and.arrow.right",
            .line(
                "M14.5 8 V5.2 A2.2 2.2 0 0 0 12.3 3 H5.7 A2.2 2.2 0 0 0 3.5 5.2 V18.8 A2.2 2.2 0 0 0 5.7 21 H12.3 A2.2 2.2 0 0 0 14.5 18.8 V16"
            ), .line("M9 12 H21 M17.4 8.2 L21.2 12 L17.4 15.8")),
    ]
}
