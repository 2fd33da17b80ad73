// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// The refusals that a page understands. An app throws them; their numbers on the wire are nobody's concern but the channel's.
import Foundation

/// A refusal of a call. `mayHaveHappened`: false vouches that nothing was done, true says that something may have been, nil leaves the
/// page to what the code means. Texts are for a log: no personal data. A `cause` goes to the channel's `onError`, never to the page.
public enum BridgeError: Error, Sendable {
    /// The person turned away. After a payment this is a hint only, unless `mayHaveHappened` is false.
    case cancelled(mayHaveHappened: Bool? = nil)
    /// This app cannot, in this phone or with these params.
    case unsupported(String)
    /// This version of the app cannot. `needs` is the least that can, for example `3.1.0`, where it is known.
    case hostTooOld(needs: String? = nil)
    /// Nobody is logged in.
    case needsLogin
    /// The person or the phone refuses a permission.
    case denied(String)
    /// The same is under way already.
    case busy(String)
    /// The params are not what the contract says. The first text is the place as a JSON Pointer, as `/title`, and empty for the params
    /// themselves: the page finds it as `error.path`. The second is for the log, and has none of the values.
    case badParams(String, String = "not what the contract says")
    /// The answer would be over 1,048,576 characters. The call has run.
    case tooLarge
    /// The call failed. `hostCode` is a number of your own for the page's log; 3, 4, -32601 and -32602 are the wire's, and are not sent.
    case failed(String, mayHaveHappened: Bool = true, hostCode: Int = -32000, cause: Error? = nil)

    /// The code that the page gets.
    public var code: String { onWire.word }

    var onWire: BridgeWireError {
        switch self {
        case .cancelled(let mayHaveHappened): return BridgeWireError(3, "CANCELLED", "the person turned away", mayHaveHappened)
        case .unsupported(let text): return BridgeWireError(4, "UNSUPPORTED", text)
        case .hostTooOld(let needs): return BridgeWireError(-32000, "HOST_TOO_OLD", "this version cannot", needs: needs)
        case .needsLogin: return BridgeWireError(-32000, "NEEDS_LOGIN", "nobody is logged in")
        case .denied(let text): return BridgeWireError(-32000, "DENIED", text)
        case .busy(let text): return BridgeWireError(-32000, "BUSY", text)
        case .badParams(let path, let rule): return BridgeWireError(-32602, "BAD_PARAMS", "\(path): \(rule)", false, path: path)
        case .tooLarge: return BridgeWireError(-32000, "TOO_LARGE", "the answer is too large", true)
        case .failed(let text, let mayHaveHappened, let hostCode, _):
            return BridgeWireError([3, 4, -32601, -32602].contains(hostCode) ? -32000 : hostCode, "FAILED", text, mayHaveHappened)
        }
    }
}

extension BridgeError: Equatable {
    /// Two refusals are equal if the page cannot tell them apart: a cause is not compared.
    public static func == (left: BridgeError, right: BridgeError) -> Bool { left.onWire == right.onWire }
}

struct BridgeWireError: Equatable {
    let number: Int
    let word: String
    let text: String
    let mayHaveHappened: Bool?
    let needs: String?
    let path: String?

    init(
        _ number: Int, _ word: String, _ text: String, _ mayHaveHappened: Bool? = nil, needs: String? = nil, path: String? = nil
    ) {
        (self.number, self.word, self.text) = (number, word, text)
        (self.mayHaveHappened, self.needs, self.path) = (mayHaveHappened, needs, path)
    }

    static let notFound = BridgeWireError(-32601, "UNSUPPORTED", "Method not found")
}

/// A value that the contract does not allow: `place` is its field as a JSON Pointer. It has nothing of the value.
public struct BridgeValueError: Error, Equatable, Sendable {
    /// The field, or the part of a setting.
    public let place: String
    /// What is allowed there.
    public let rule: String

    public init(place: String, rule: String) {
        self.place = place
        self.rule = rule
    }
}

/// A payload whose values have bounds; `at` is its own place.
protocol BridgeBounded {
    func checkBounds(_ at: String) throws
}

func bound(_ isKept: Bool, _ place: String, _ rule: String) throws {
    if !isKept { throw BridgeValueError(place: place, rule: rule) }
}

func isNotBlank(_ text: String) -> Bool { text.unicodeScalars.contains { !$0.properties.isWhitespace } }

func matches(_ text: String, _ pattern: String) -> Bool { text.range(of: pattern, options: .regularExpression) != nil }
