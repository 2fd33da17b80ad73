/** Writes the contract in Swift: Codable models, and the table of methods and events that the channel uses. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import {
  camelOf,
  type Model,
  modelsOfRows,
  nameOfEvent,
  namesOfMethod,
  type TypeRef,
  type Words,
} from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import { type EventRow, events, type MethodRow, methods } from './contract/read.ts';
import { stamped } from './stamp.ts';

const typeOf = (type: TypeRef): string => {
  switch (type.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'Double';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Bool';
    case 'json':
      return 'BridgeJSON';
    case 'list':
      return `[${typeOf(type.of)}]`;
    case 'map':
      return `[String: ${typeOf(type.of)}]`;
    default:
      return type.name;
  }
};

const comment = (doc: string, indent = '') => (doc ? `${doc.replace(/^/gm, `${indent}/// `)}\n` : '');

/** Returns the text of a condition on `value`; undefined where the contract allows every value of the type. */
function conditionOf(node: Node, value: string): readonly [condition: string, rule: string] | undefined {
  switch (node.kind) {
    case 'number': {
      const { minimum, maximum } = node;
      if (minimum !== undefined && maximum !== undefined)
        return [`(${minimum}...${maximum}).contains(${value})`, `${minimum} to ${maximum}`];
      if (minimum !== undefined) return [`${value} >= ${minimum}`, `at least ${minimum}`];
      return maximum === undefined ? undefined : [`${value} <= ${maximum}`, `at most ${maximum}`];
    }
    case 'text':
      if (node.pattern === undefined) return undefined;
      return node.pattern === '\\S'
        ? [`isNotBlank(${value})`, 'not blank']
        : [`matches(${value}, #"${node.pattern}"#)`, 'another form'];
    case 'list':
      return node.minItems === undefined
        ? undefined
        : [`${value}.count >= ${node.minItems}`, `at least ${node.minItems}`];
    default:
      return undefined;
  }
}

/** Returns the checks of a payload's fields, those of its nested payloads included. */
function bounds({ fields }: ObjectNode, at: string): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const value = optional ? 'value' : name;
    const item = node.kind === 'list' ? node.items : undefined;
    const own = conditionOf(node, value);
    const inner = item && conditionOf(item, '$0');
    const isBounded = (one: Node | undefined) => one?.kind === 'object' && bounds(one, at).length > 0;
    const checks = [
      ...(own ? [`try bound(${own[0]}, "${at}/${name}", "${own[1]}")`] : []),
      ...(inner ? [`try bound(${value}.allSatisfy { ${inner[0]} }, "${at}/${name}", "${inner[1]}")`] : []),
      ...(isBounded(node) ? [`try ${value}.checkBounds()`] : []),
      ...(isBounded(item) ? [`try ${value}.forEach { try $0.checkBounds() }`] : []),
    ];
    return optional ? checks.map((check) => `if let value = ${name} { ${check} }`) : checks;
  });
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

function model({ name, doc, fields, node, place }: Model): string {
  const typed = fields.map((field) => ({ ...field, swift: `${typeOf(field.type)}${field.optional ? '?' : ''}` }));
  const lines = typed.map(
    ({ name: field, swift, doc: text }) => `${comment(text, '    ')}    public var ${field}: ${swift}\n`,
  );
  const inputs = typed.map(({ name: field, swift, optional }) => `${field}: ${swift}${optional ? ' = nil' : ''}`);
  const assigned = typed.map(({ name: field }) => `        self.${field} = ${field}\n`);
  const shown = typed.map(({ name: field, secret, optional }) =>
    secret ? `${field}: ***` : `${field}: \\(${optional ? `String(describing: ${field})` : field})`,
  );
  // What prints itself would write its secrets into every log line.
  const secret = typed.some((field) => field.secret);
  const text = secret ? `\n    public var description: String { "${name}(${shown.join(', ')})" }\n` : '';
  const checks = bounds(node, place).map((check) => `        ${check}\n`);
  const checked = checks.length ? `\n    func checkBounds() throws {\n${checks.join('')}    }\n` : '';
  const conforms = [
    'Codable, Equatable, Sendable',
    ...(secret ? ['CustomStringConvertible'] : []),
    ...(checks.length ? ['BridgeBounded'] : []),
  ];
  return indented(`${comment(doc)}public struct ${name}: ${conforms.join(', ')} {
${lines.join('')}
    public init(${inputs.join(', ')}) {
${assigned.join('')}    }
${text}${checked}}
`);
}

/** Returns a case's name; those of Optional get an underscore, as `.none` would mean no value at all. */
const caseOf = (word: string) => camelOf(word).replace(/^(none|some)$/, '$1_');

const words = ({ name, words: all }: Words): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `    case ${caseOf(word)} = "${word}"\n`);
  return indented(`public enum ${name}: String, Codable, Sendable {
${known.join('')}    /// A word that only the other side knows, as it is newer.
    case unknown

    public init(from decoder: Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
`);
};

function swiftModels(): string {
  const models = modelsOfRows(methods, events).map((one) => (one.kind === 'model' ? model(one) : words(one)));
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation

/// The contract's payloads, in a namespace of their own.
public enum Bridge {
    public static let sdkVersion = "${SDK_VERSION}"
    public static let protocolVersion = "${PROTOCOL_VERSION}"
    /// Events an app may name in its handshake.
    public static let events = [${events.map(({ name }) => `"${name}"`).join(', ')}]
}

extension Bridge {
${models.join('\n')}}
`;
}

/** Returns the checks of the addresses in `value`, a payload that the page sends. */
function addressesOf({ fields }: ObjectNode, value: string, path = ''): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const place = `${path}/${name}`;
    const kind = (address: string) => `.${camelOf(address)}`;
    if (node.kind === 'text' && node.address)
      return [`try guardian.check(${kind(node.address)}, ${value}.${name}, "${place}")`];
    if (node.kind === 'list' && node.items.kind === 'text' && node.items.address)
      return [`for one in ${value}.${name} { try guardian.check(${kind(node.items.address)}, one, "${place}") }`];
    return node.kind === 'object'
      ? addressesOf(node, `${value}.${name}${optional || value.includes('?') ? '?' : ''}`, place)
      : [];
  });
}

function call(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  const run = `@escaping @MainActor (${params ? `Bridge.${params}, ` : ''}BridgeCall) async throws -> ${result ? `Bridge.${result}` : 'Void'}`;
  const checks = addressesOf(row.params, 'given');
  const given = checks.length ? 'given, ' : params ? 'read(params), ' : '';
  const body = result ? `try await written(run(${given}call))` : `try await run(${given}call); return .object([:])`;
  const version = row.version > 1 ? `, version: ${row.version}` : '';
  const lines = [
    `let given: Bridge.${params} = try read(params)`,
    ...checks,
    ...(result ? [`return ${body}`] : body.split('; ')),
  ];
  const block = checks.length
    ? `{ ${checks.length ? '[guardian] ' : ''}params, call in\n${lines.map((line) => `            ${line}\n`).join('')}        }`
    : `{ ${params ? 'params' : '_'}, call in ${body} }`;
  return `${comment(row.doc, '    ')}    public func ${row.name}(_ run: ${run}) {
        on("${row.name}"${version}) ${block}
    }
`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const json = payload ? 'try written(payload)' : '.object([:])';
  const given = payload ? `_ payload: Bridge.${payload}` : '';
  const throwing = payload ? ' throws' : '';
  return row.answered
    ? `${comment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    func ${row.name}(${given}) async${throwing} -> Bool { await ask("${row.name}", ${json}) }\n`
    : `${comment(row.doc, '    ')}    func ${row.name}(${given})${throwing} { tell("${row.name}", ${json}) }\n`;
}

function swiftDispatcher(): string {
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

/// Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS.
private func read<Params: Decodable>(_ params: BridgeJSON) throws -> Params {
    do {
        let read: Params = try params.decoded()
        try (read as? BridgeBounded)?.checkBounds()
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
    try (value as? BridgeBounded)?.checkBounds()
    return try BridgeJSON(encoding: value)
}

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

${methods.map(call).join('\n')}}

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

/** Returns an app that registers every method by its own function and answers as the vectors say. It compiles only if all types fit. */
function swiftSampleMethods(): string {
  const register = (row: MethodRow) => {
    const { params, result } = namesOfMethod(row);
    const answer = result ? `; return try answer("${row.name}")` : '';
    return `    methods.${row.name} { ${params ? '_, _' : '_'} in try refused("${row.name}")${answer} }\n`;
  };
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

/// The app of the vectors.
@MainActor
public func sampleMethods(_ vectors: BridgeJSON) throws -> BridgeMethods {
    let methods = BridgeMethods(guard: try BridgeGuard(origins: Set(texts(vectors["origins"]))))
    func refused(_ name: String) throws {
        if vectors["refusals"]?[name] != nil { throw BridgeError.needsLogin }
    }
    func answer<Result: Decodable>(_ name: String) throws -> Result {
        try (vectors["results"]?[name] ?? .null).decoded()
    }
    struct Crash: Error {}
    methods.on("vector.timesOut") { _, _ in throw CancellationError() }
    methods.on("vector.crashes") { _, _ in throw Crash() }
    methods.on("vector.waits") { _, _ in
        while true { try await Task.sleep(nanoseconds: 1_000_000) }
    }
    methods.on("vector.infinite") { _, _ in .array([.object(["value": .number(.nan)])]) }
    methods.on("vector.echoes", version: 2) { params, _ in params }
${methods.map(register).join('')}    return methods
}
`;
}

export const swiftFiles = (): Record<string, string> => ({
  'swift/Models.swift': swiftModels(),
  'swift/Methods.swift': swiftDispatcher(),
  'swift/test/SampleMethods.swift': swiftSampleMethods(),
});
