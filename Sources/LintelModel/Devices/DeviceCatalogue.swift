/// All devices Lintel knows, oldest first.
public enum DeviceCatalogue {
    public static let all: [Device] = catalogueYears.flatMap(\.self)
}
