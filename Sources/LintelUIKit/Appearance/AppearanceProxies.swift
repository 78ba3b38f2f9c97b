import Foundation

/// All appearance proxies of an app. Each is an instance of its class that is never shown and only holds what was set on it.
@MainActor
final class AppearanceProxies {
    private struct Entry {
        let proxy: any Styled
        /// Whether an object is of the proxy's class.
        let isFor: (AnyObject) -> Bool
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
    }

    private var entries: [Entry] = []

    /// Those of the app that runs; before one does, of the next one.
    static var current: AppearanceProxies { UIApplication.running?.appearances ?? early }

    private static var early = AppearanceProxies()

    /// What was set before the app was made.
    static func takeEarly() -> AppearanceProxies {
        defer { early = AppearanceProxies() }
        return early
    }

    func proxy<Object: UIAppearance>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
    ) -> Object {
        for entry in entries {
            guard let proxy = entry.proxy as? Object, Swift.type(of: proxy) == type, entry.traits == traits,
                entry.containers.map({ ObjectIdentifier($0) }) == containers.map({ ObjectIdentifier($0) })
            else { continue }
            return proxy
        }
        guard let proxy = Object(coder: BlankCoder()), let styled = proxy as? any Styled else {
            preconditionFailure("\(type) answers nil in init(coder:), so it has no appearance proxy: set its instances instead")
        }
        entries.append(Entry(proxy: styled, isFor: { $0 is Object }, containers: containers, traits: traits))
        return proxy
    }

    /// What the proxies say for an object, the most special last: subclasses after their superclasses, many containers after few.
    /// - Parameter containers: what the object lies in, the innermost first.
    func sheets(for object: any Styled, in containers: [any UIAppearanceContainer], traits: UITraitCollection) -> [StyleSheet] {
        let matching = entries.enumerated().filter { _, entry in
            entry.isFor(object) && Self.lies(in: entry.containers, containers) && entry.traits.map(traits.contains) ?? true
        }
        let ranked = matching.map { index, entry in
            let depth = entries.count { $0.isFor(entry.proxy) }
            return (rank: [depth, entry.containers.count, entry.traits == nil ? 0 : 1, index], sheet: entry.proxy.styles)
        }
        return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.sheet)
    }

    /// Whether the wanted classes are met one after the other on the way outwards.
    private static func lies(in wanted: [any UIAppearanceContainer.Type], _ containers: [any UIAppearanceContainer]) -> Bool {
        var rest = wanted[...]
        for container in containers {
            guard let next = rest.first else { break }
            if container.isInstance(of: next) { rest = rest.dropFirst() }
        }
        return rest.isEmpty
    }
}

extension UIAppearanceContainer {
    fileprivate func isInstance<Container: UIAppearanceContainer>(of type: Container.Type) -> Bool { self is Container }
}

/// An archive without anything in it.
final class BlankCoder: NSCoder {}
