extension Bitmap {
    /// The whole PNG file; the same pixels give the same bytes.
    public func encodedPNG() throws(DrawError) -> [UInt8] { try PNGEncoder.encode(self) }
}
