/** Writes the table of methods and events that the Swift channel uses. */
import { camelOf, nameOfEvent, namesOfMethod } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { addressChecks, type Writer } from './native-addresses.ts';
import { stamped } from './stamp.ts';
import { caseOf, comment, LIBRARY } from './swift-models.ts';

const ADDRESSES: Writer = {
  check: (kind, value, path) => `try guardian.check(.${camelOf(kind)}, ${value}, "${path}")`,
  interpolate: (variable) => `\\(${variable})`,
  list: ({ value, isNullable }, { depth, lines }) => [
    `for (index${depth}, item${depth}) in ${isNullable ? `(${value} ?? [])` : value}.enumerated() { ${lines.join('; ')} }`,
  ],
  record: ({ value, isNullable }, { depth, lines }) => [
    `for (index${depth}, item${depth}) in ${value}${isNullable ? ' ?? [:]' : ''} { ${lines.join('; ')} }`,
  ],
  arm: ({ value, isNullable }, { depth, lines }, { word }) => [
    `if case .${caseOf(word)}(let item${depth})${isNullable ? '?' : ''} = ${value} { ${lines.join('; ')} }`,
  ],
};

export function swiftCall(row: MethodRow, space = LIBRARY): string {
  const { params, result } = namesOfMethod(row);
  const run = `@escaping @MainActor (${params ? `${space}.${params}, ` : ''}BridgeCall) async throws -> ${result ? `${space}.${result}` : 'Void'}`;
  const checks = addressChecks(row.params, params ?? '', 'given', ADDRESSES);
  const parameters = checks.length ? 'given, ' : params ? 'read(params), ' : '';
  const body = result
    ? `try await written(run(${parameters}call))`
    : `try await run(${parameters}call); return .object([:])`;
  const version = row.version > 1 ? `, version: ${row.version}` : '';
  const lines = [
    `let given: ${space}.${params} = try read(params)`,
    ...checks,
    ...(result ? [`return ${body}`] : body.split('; ')),
  ];
  const block = checks.length
    ? `{ ${checks.length ? '[guardian] ' : ''}params, call in\n${lines.map((line) => `            ${line}\n`).join('')}        }`
    : `{ ${params ? 'params' : '_'}, call in ${body} }`;
  return `${comment(row.doc, '    ')}    public func ${row.id}(_ run: ${run}) {
        on("${row.name}"${version}) ${block}
    }
`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const json = payload ? 'try written(payload)' : '.object([:])';
  const parameters = payload ? `_ payload: Bridge.${payload}` : '';
  const throwing = payload ? ' throws' : '';
  return row.answered
    ? `${comment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    func ${row.id}(${parameters}) async${throwing} -> Bool { await ask("${row.name}", ${json}) }\n`
    : `${comment(row.doc, '    ')}    func ${row.id}(${parameters})${throwing} { tell("${row.name}", ${json}) }\n`;
}

/** Returns the functions that read params and write answers. `space` is the prefix of the bounds protocol's name. */
export const swiftReader = (
  space: string,
) => `/// Reads the params. Throws BAD_PARAMS if they do not match the contract, because the page sent them.
private func read<Params: Decodable>(_ params: BridgeJSON) throws -> Params {
    do {
        let read: Params = try params.decoded()
        try (read as? ${space}Bounded)?.checkBounds("")
        return read
    } catch let wrong as BridgeValueError {
        throw BridgeError.badParams(wrong.place, wrong.rule)
    } catch let wrong as DecodingError {
        // The decoder's message contains the values, so only the path is reported.
        throw BridgeError.badParams(place(of: wrong))
    } catch {
        throw BridgeError.badParams("")
    }
}

private func place(of wrong: DecodingError) -> String {
    let path: [CodingKey]
    switch wrong {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): path = context.codingPath
    @unknown default: path = []
    }
    return path.map { "/\\($0.intValue.map(String.init) ?? $0.stringValue)" }.joined()
}

/// Writes a result or payload. Throws if a value is out of its bounds, because the app made it.
private func written<Value: Encodable>(_ value: Value) throws -> BridgeJSON {
    try (value as? ${space}Bounded)?.checkBounds("")
    return try BridgeJSON(encoding: value)
}
`;

export function swiftDispatcher({ methods, events }: Contract): string {
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation

/// Runs the app's methods by name, for the channel.
@MainActor
public protocol BridgeDispatcher: AnyObject {
    /// The highest supported version of each method. All lower versions are supported too. Usually 1.
    var versions: [String: Int] { get }
    /// Runs one call. A thrown \`BridgeError\` is sent as the refusal, any other error as FAILED.
    func dispatch(_ method: String, _ params: BridgeJSON, _ call: BridgeCall) async throws -> BridgeJSON
}

${swiftReader(LIBRARY)}
/// The app's methods. Each is registered with its function, and the handshake lists only registered methods, so a page knows which it can
/// call. The guard checks the addresses in the params of the contract's methods before their functions run. Your own methods must check
/// their addresses themselves.
@MainActor
public final class BridgeMethods: BridgeDispatcher {
    public typealias Run = @MainActor (BridgeJSON, BridgeCall) async throws -> BridgeJSON
    private var table: [String: (version: Int, run: Run)] = [:]
    private let guardian: BridgeGuard

    public init(guard guardian: BridgeGuard) { self.guardian = guardian }

    public var versions: [String: Int] { table.mapValues(\\.version) }

    public func dispatch(_ method: String, _ params: BridgeJSON, _ call: BridgeCall) async throws -> BridgeJSON {
        guard let run = table[method]?.run else { throw BridgeError.unsupported("Method not found") }
        return try await run(params, call)
    }

    /// Registers a method of your own. Each of the contract's methods has a function with its name.
    public func on(_ method: String, version: Int = 1, _ run: @escaping Run) {
        table[method] = (version, run)
    }

${methods.map((row) => swiftCall(row)).join('\n')}}

/// The events that this app sends to its page.
@MainActor
public protocol BridgeEvents: AnyObject {
    func tell(_ event: String, _ payload: BridgeJSON)
    func ask(_ event: String, _ payload: BridgeJSON) async -> Bool
}

@MainActor
public extension BridgeEvents {
${events.map(event).join('\n')}}
`;
}
