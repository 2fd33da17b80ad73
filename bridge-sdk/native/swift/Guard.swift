// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// What a page may not: the app's own word on addresses, frames and permissions. A page that was taken over does not go through the SDK,
// so none of this relies on it. Knows nothing of a web view.
import Foundation

/// The kinds of address in the contract; the wire document says what the app opens for each.
public enum BridgeAddress: String, CaseIterable, Sendable {
    /// A page of an origin of your own, or a relative address.
    case own = "OWN"
    /// A page of an origin of your own on the web, absolute.
    case `return` = "RETURN"
    /// Any page on the web, absolute.
    case web = "WEB"
    /// Any page on the web, or a relative address.
    case page = "PAGE"
    /// `https`, or an origin of your own, or a relative address.
    case file = "FILE"
    /// As `file`, or the picture's own data.
    case picture = "PICTURE"
    /// `https`, or a scheme that you have named.
    case app = "APP"
}

/// The places that a navigation may go to.
public enum BridgeWay: String, Sendable {
    /// In this web view.
    case here = "HERE"
    /// To the browser, the dialler or the mail: outside of every web view that has the bridge.
    case outside = "OUTSIDE"
    /// Not at all.
    case nowhere = "NOWHERE"
}

/// Decides about addresses. `origins` are exactly your own, as `https://shop.example`: a scheme, a host, and a port only where it is not the
/// scheme's own. `appSchemes` are the schemes of other apps that a page may open, as `itms-apps`; never one that the page makes up.
public struct BridgeGuard: Sendable {
    /// The addresses' beginnings that are yours.
    public let origins: Set<String>
    private let appSchemes: Set<String>

    /// Throws for what is no origin, or for a scheme that runs code.
    public init(origins: Set<String>, appSchemes: Set<String> = []) throws {
        for origin in origins where Self.origin(of: origin) != origin {
            throw BridgeValueError(place: "origins", rule: "as https://shop.example, not \(origin)")
        }
        for scheme in appSchemes where scheme != scheme.lowercased() || Self.never.contains(scheme) {
            throw BridgeValueError(place: "appSchemes", rule: "the scheme of an app, not \(scheme)")
        }
        (self.origins, self.appSchemes) = (origins, appSchemes)
    }

    /// True for an address of an origin of your own.
    public func isOwn(_ address: String?) -> Bool {
        guard let origin = Self.origin(of: address ?? "") else { return false }
        return origins.contains(origin)
    }

    /// True for an address that a call with this kind of address may take.
    public func allows(_ kind: BridgeAddress, _ address: String) -> Bool {
        if kind == .picture, address.utf8.starts(with: "data:image/".utf8) { return true }
        guard Self.isPlain(address) else { return false }
        let scheme = Self.scheme(of: address)
        let isOwn = scheme == nil ? Self.isRelative(address) : isOwn(address) && !Self.isTwoFaced(address)
        let isWeb = (scheme == "https" || scheme == "http") && Self.origin(of: address) != nil
        let isSafe = isWeb && scheme == "https"
        switch kind {
        case .own: return isOwn
        case .return: return isOwn && isWeb
        case .web: return isWeb
        case .page: return isWeb || (scheme == nil && isOwn)
        case .file, .picture: return isSafe || isOwn
        case .app: return isSafe || appSchemes.contains(scheme ?? "")
        }
    }

    /// Throws `BridgeError.badParams` for an address that is not allowed; `place` is the field as a JSON Pointer. The methods do this by themselves.
    public func check(_ kind: BridgeAddress, _ address: String?, _ place: String) throws {
        if let address = address, !allows(kind, address) { throw BridgeError.badParams(place, "an address that is allowed") }
    }

    /// Makes an address that was allowed absolute, as the page at `page` means it. Nil where the page is none of your own.
    public func absolute(_ address: String, on page: String?) -> String? {
        if Self.scheme(of: address) != nil { return address }
        guard let page = page, isOwn(page), let origin = Self.origin(of: page) else { return nil }
        let plain = Self.until("#", page)
        switch address.utf8.first {
        case UInt8(ascii: "/"): return origin + address
        case UInt8(ascii: "#"): return plain + address
        case UInt8(ascii: "?"): return Self.until("?", plain) + address
        default: return Self.directory(of: Self.until("?", plain)) + address
        }
    }

    /// Decides where a navigation of a page goes. `framesAllowed`: foreign pages may be shown in frames.
    public func way(of address: String?, isMainFrame: Bool, framesAllowed: Bool = true) -> BridgeWay {
        let text = address ?? ""
        let scheme = Self.scheme(of: text)
        let isSafe = scheme == "https" && Self.origin(of: text) != nil
        if isOwn(text) { return .here }
        if !isMainFrame { return framesAllowed && isSafe ? .here : .nowhere }
        return isSafe || scheme == "tel" || scheme == "mailto" ? .outside : .nowhere
    }

    /// True for a message that may reach the channel: of the main frame, and of an origin of your own.
    public func hears(origin: String?, isMainFrame: Bool) -> Bool { isMainFrame && isOwn(origin) }

    /// Schemes that run code, or reach into the phone.
    private static let never: Set<String> = [
        "javascript", "vbscript", "data", "blob", "file", "filesystem", "about", "intent", "android-app", "content",
        "view-source", "chrome", "jar", "ws", "wss", "http", "https",
    ]

    /// Returns `scheme://host`, with the port where it is not the scheme's own; nil for an address that has none, or is not plain.
    public static func origin(of address: String) -> String? {
        guard let scheme = scheme(of: address), isPlain(address), let (host, port, _) = authority(of: address) else { return nil }
        let isItsOwn = port == "" || port == ["http": "80", "https": "443"][scheme]
        return "\(scheme)://\(host.lowercased())\(isItsOwn ? "" : ":\(port)")"
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func scheme(of address: String) -> String? {
        guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let word = address.utf8[..<end]
        guard let first = word.first, isLetter(first), word.allSatisfy({ isLetter($0) || isDigit($0) || "+.-".utf8.contains($0) }) else { return nil }
        return String(decoding: Array(word), as: UTF8.self).lowercased()
    }

    /// Plain letters only: no credentials, no percent, nothing that two programs read differently.
    private static func authority(of address: String) -> (host: String, port: String, length: Int)? {
        let bytes = Array(address.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].starts(with: "//".utf8) else { return nil }
        let start = colon + 3
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let parts = bytes[start..<end].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let labels = (parts.first ?? []).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") } })
        else { return nil }
        let port = parts.count == 2 ? Array(parts[1]) : []
        guard parts.count == 1 || ((1...5).contains(port.count) && port.allSatisfy(isDigit)) else { return nil }
        return (String(decoding: Array(parts[0]), as: UTF8.self), String(decoding: port, as: UTF8.self), end)
    }

    /// False for spaces, control characters and backslashes, which programs read differently.
    private static func isPlain(_ address: String) -> Bool {
        !address.isEmpty && address.unicodeScalars.allSatisfy {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control && $0 != "\\" && $0 != "\u{FEFF}"
        }
    }

    private static func until(_ end: String, _ text: String) -> String {
        String(decoding: Array(text.utf8.prefix { !end.utf8.contains($0) }), as: UTF8.self)
    }

    private static func path(of address: String) -> String {
        let plain = until("?#", address)
        guard scheme(of: plain) != nil, let (_, _, length) = authority(of: plain) else { return plain }
        return String(decoding: Array(plain.utf8.dropFirst(length)), as: UTF8.self)
    }

    /// Two slashes that a path begins with, or that a segment of dots can bring there. The page's SDK has the same expression.
    private static let twoFaced =
        #"^(//|/?%(2f|5c))|^(?=.*(/|%2f|%5c){2})(.*(/|%2f|%5c))?(\.|%2e){1,2}(/|%2f|%5c|$)"#

    /// True for a path that is another server's address to whoever decodes or resolves it once more.
    private static func isTwoFaced(_ address: String) -> Bool {
        path(of: address).range(of: twoFaced, options: [.regularExpression, .caseInsensitive]) != nil
    }

    private static func isRelative(_ address: String) -> Bool { !isTwoFaced(address) && !until("/?#", address).utf8.contains(UInt8(ascii: ":")) }

    private static func directory(of page: String) -> String {
        let path = path(of: page)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return page + "/" }
        let rest = path.utf8.distance(from: slash, to: path.utf8.endIndex) - 1
        return String(decoding: Array(page.utf8.dropLast(rest)), as: UTF8.self)
    }
}

/// Counts the deaths of a page's process, so that one that dies at once is not loaded for ever.
@MainActor
public final class BridgeRestarts {
    private let now: () -> TimeInterval
    private var deaths: [TimeInterval] = []

    /// `now` is in seconds, of a clock that only goes forward.
    public init(now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }) { self.now = now }

    /// True at most three times a minute; then show a page of your own.
    public func mayRestart() -> Bool {
        let time = now()
        deaths.removeAll { time - $0 >= 60 }
        guard deaths.count < 3 else { return false }
        deaths.append(time)
        return true
    }
}
