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
    `for (at${depth}, one${depth}) in ${isNullable ? `(${value} ?? [])` : value}.enumerated() { ${lines.join('; ')} }`,
  ],
  record: ({ value, isNullable }, { depth, lines }) => [
    `for (at${depth}, one${depth}) in ${value}${isNullable ? ' ?? [:]' : ''} { ${lines.join('; ')} }`,
  ],
  arm: ({ value, isNullable }, { depth, lines }, { word }) => [
    `if case .${caseOf(word)}(let one${depth})${isNullable ? '?' : ''} = ${value} { ${lines.join('; ')} }`,
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

/** Returns the functions that read params and write answers. `space` begins the name of the protocol for bounds. */
export const swiftReader = (
  space: string,
) => `/// Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS.
private func read<Params: Decodable>(_ params: BridgeJSON) throws -> Params {
    do {
        let read: Params = try params.decoded()
        try (read as? ${space}Bounded)?.checkBounds("")
        return read
    } catch let wrong as BridgeValueError {
        throw BridgeError.badParams(wrong.place, wrong.rule)
    } catch let wrong as DecodingError {
        // The decoder's own text has the values in it; of that only the place is told.
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

/// A value out of its bounds is an error of the app.
private func written<Value: Encodable>(_ value: Value) throws -> BridgeJSON {
    try (value as? ${space}Bounded)?.checkBounds("")
    return try BridgeJSON(encoding: value)
}
`;

export function swiftDispatcher({ methods, events }: Contract): string {
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation

/// The methods this app has, by name. The channel calls them.
@MainActor
public protocol BridgeDispatcher: AnyObject {
    /// The highest version of each method that this app speaks; it speaks those below. 1 for nearly all.
    var versions: [String: Int] { get }
    /// Runs one call. A \`BridgeError\` is its refusal; any other throw is FAILED.
    func dispatch(_ method: String, _ params: BridgeJSON, _ call: BridgeCall) async throws -> BridgeJSON
}

${swiftReader(LIBRARY)}
/// The methods this app has. Each is registered with its function, and only those are named in the handshake. So a page knows
/// what it may ask, and nothing has to be kept in step by hand. The guard looks at the addresses of the contract's methods before their
/// functions run; those of your own methods are yours to check.
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

    /// Registers a method of your own; for the contract's methods there are functions of their names.
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
