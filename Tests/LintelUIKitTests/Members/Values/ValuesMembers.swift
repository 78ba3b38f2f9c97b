extension MemberTable {
    static var values: [MemberTable] {
        [
            systemColor, color, image, renderingMode, symbolConfiguration, symbolScale, symbolWeight, font, fontWeight, point, size, rect,
            rectValue, edgeInsets, directionalEdgeInsets, offset, traitCollection, contentSizeCategory, interfaceIdiom, sizeClass,
            layoutDirection, interfaceStyle, attributeKey, paragraphStyle, underlineStyle, layerColor, colorOfLayers, preferredFont,
            textStyle,
            affineTransform, transformedPoint, transformedSize, transformedRect, transformedView, fontMetrics,
        ]
    }
}
