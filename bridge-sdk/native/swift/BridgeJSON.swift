// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// Any JSON, for what the contract leaves open.
import Foundation

/// A JSON value, with its kinds as cases.
public enum BridgeJSON: Codable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([BridgeJSON])
    case object([String: BridgeJSON])

    /// Reads any value; throws what the decoder throws.
    public init(from decoder: Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() { self = .null }
        else if let bool = try? value.decode(Bool.self) { self = .bool(bool) }
        else if let number = try? value.decode(Double.self) { self = .number(number) }
        else if let string = try? value.decode(String.self) { self = .string(string) }
        else if let array = try? value.decode([BridgeJSON].self) { self = .array(array) }
        else { self = .object(try value.decode([String: BridgeJSON].self)) }
    }

    /// Writes the value; a whole number is written as one. Throws for a number that JSON has not.
    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number):
            // A whole number stays one: other languages read 7.0 as no integer.
            if let whole = Int64(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
        case .string(let string): try container.encode(string)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }

    /// Makes JSON of your own value. Throws what its encoding throws.
    public init<Value: Encodable>(encoding value: Value) throws {
        self = try JSONDecoder().decode(BridgeJSON.self, from: JSONEncoder().encode(value))
    }

    /// Reads the value as a type of yours. Throws where it does not fit.
    public func decoded<Value: Decodable>() throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(self))
    }

    /// Parses JSON. Throws for a text that is none.
    public init(text: String) throws {
        self = try JSONDecoder().decode(BridgeJSON.self, from: Data(text.utf8))
    }

    /// The JSON; `null` for a value that has a number that JSON has not. Look at `isWritable` first.
    public var text: String {
        guard let data = try? JSONEncoder().encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    /// False for a value with a number that JSON has not: NaN and the infinite ones.
    public var isWritable: Bool {
        switch self {
        case .number(let number): return number.isFinite
        case .array(let array): return array.allSatisfy(\.isWritable)
        case .object(let object): return object.values.allSatisfy(\.isWritable)
        default: return true
        }
    }

    /// The text; nil for another kind.
    public var string: String? { if case .string(let string) = self { return string } else { return nil } }
    /// True or false; nil for another kind.
    public var bool: Bool? { if case .bool(let bool) = self { return bool } else { return nil } }
    /// A field of an object; nil where there is none, and for another kind.
    public subscript(key: String) -> BridgeJSON? {
        if case .object(let object) = self { return object[key] } else { return nil }
    }

    /// Without the keys that reach prototypes, should the value ever come to a page again.
    var cleaned: BridgeJSON {
        switch self {
        case .object(let object):
            return .object(object.filter { $0.key != "__proto__" && $0.key != "constructor" }.mapValues(\.cleaned))
        case .array(let array): return .array(array.map(\.cleaned))
        default: return self
        }
    }
}
