/** Writes the contract in Swift: Codable models, and the table of calls and events that the channel uses. */
import {
  camelOf,
  type Model,
  modelsOfRows,
  nameOfEvent,
  namesOfCall,
  type TypeRef,
  type Words,
} from '../contract/models.ts';
import { type CallRow, calls, type EventRow, events } from '../contract/read.ts';

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
      return 'JSONValue';
    case 'list':
      return `[${typeOf(type.of)}]`;
    case 'map':
      return `[String: ${typeOf(type.of)}]`;
    default:
      return type.name;
  }
};

const comment = (doc: string, indent = '') => (doc ? `${doc.replace(/^/gm, `${indent}/// `)}\n` : '');

function model({ name, doc, fields }: Model): string {
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
  const conforms = secret ? 'Codable, Sendable, CustomStringConvertible' : 'Codable, Sendable';
  return `${comment(doc)}public struct ${name}: ${conforms} {
${lines.join('')}
    public init(${inputs.join(', ')}) {
${assigned.join('')}    }
${text}}
`;
}

const words = ({ name, words: all }: Words): string =>
  `public enum ${name}: String, Codable, Sendable {\n${all.map((word) => `    case ${camelOf(word)} = "${word}"\n`).join('')}}\n`;

export function swiftModels(): string {
  const models = modelsOfRows(calls, events).map((one) => (one.kind === 'model' ? model(one) : words(one)));
  return `// Generated from the contract; do not edit.\nimport Foundation\n\n${models.join('\n')}`;
}

function call(row: CallRow): string {
  const { params, result } = namesOfCall(row);
  const run = `@escaping @MainActor (${params ? `${params}, ` : ''}Call) async throws -> ${result ?? 'Void'}`;
  const given = params ? 'read(params), ' : '';
  const body = result
    ? `try await JSONValue(encoding: run(${given}call))`
    : `try await run(${given}call); return .object([:])`;
  return `${comment(row.doc, '    ')}    public func ${row.name}(_ run: ${run}) {
        on("${row.name}") { ${params ? 'params' : '_'}, call in ${body} }
    }
`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const json = payload ? 'try JSONValue(encoding: payload)' : '.object([:])';
  const given = payload ? `_ payload: ${payload}` : '';
  const throwing = payload ? ' throws' : '';
  return row.answered
    ? `${comment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    func ${row.name}(${given}) async${throwing} -> Bool { await ask("${row.name}", ${json}) }\n`
    : `${comment(row.doc, '    ')}    func ${row.name}(${given})${throwing} { tell("${row.name}", ${json}) }\n`;
}

export function swiftDispatcher(): string {
  return `// Generated from the contract; do not edit.
import Foundation

/// The methods this app has, by name. The channel calls them.
@MainActor
public protocol Dispatcher: AnyObject {
    var methods: [String] { get }
    /// Runs one call. A \`BridgeError\` is its refusal; any other throw is FAILED.
    func dispatch(_ method: String, _ params: JSONValue, _ call: Call) async throws -> JSONValue
}

/// Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS.
private func read<Params: Decodable>(_ params: JSONValue) throws -> Params {
    do { return try params.decoded() } catch { throw BridgeError.badParams }
}

/// The calls this app can do. Each is registered with its function, and only those are named in the handshake. So a page knows
/// what it may ask, and nothing has to be kept in step by hand.
@MainActor
public final class Calls: Dispatcher {
    private var table: [String: @MainActor (JSONValue, Call) async throws -> JSONValue] = [:]
    public init() {}
    public var methods: [String] { table.keys.sorted() }

    public func dispatch(_ method: String, _ params: JSONValue, _ call: Call) async throws -> JSONValue {
        guard let run = table[method] else { throw BridgeError.notFound }
        return try await run(params, call)
    }

    /// Registers a method of your own; for the contract's methods there are functions of their names.
    public func on(_ method: String, _ run: @escaping @MainActor (JSONValue, Call) async throws -> JSONValue) {
        table[method] = run
    }

${calls.map(call).join('\n')}}

/// The events that this app sends to its page.
@MainActor
public protocol Events: AnyObject {
    func tell(_ event: String, _ payload: JSONValue)
    func ask(_ event: String, _ payload: JSONValue) async -> Bool
}

@MainActor
public extension Events {
${events.map(event).join('\n')}}

/// Events an app may name in its handshake.
public let bridgeEvents = [${events.map(({ name }) => `"${name}"`).join(', ')}]
`;
}

/** Returns an app that registers every call by its own function and answers as the vectors say. It compiles only if all types fit. */
export function swiftSampleCalls(): string {
  const register = (row: CallRow) => {
    const { params, result } = namesOfCall(row);
    const answer = result ? `; return try answer("${row.name}")` : '';
    return `    calls.${row.name} { ${params ? '_, _' : '_'} in try refused("${row.name}")${answer} }\n`;
  };
  return `// Generated from the contract; do not edit.
import Foundation

/// The app of the vectors.
@MainActor
public func sampleCalls(_ vectors: JSONValue) -> Calls {
    let calls = Calls()
    func refused(_ name: String) throws {
        if vectors["refusals"]?[name] != nil { throw BridgeError.needsLogin }
    }
    func answer<Result: Decodable>(_ name: String) throws -> Result {
        try (vectors["results"]?[name] ?? .null).decoded()
    }
${calls.map(register).join('')}    return calls
}
`;
}

export const swiftFiles = (): Record<string, string> => ({
  'swift/Models.swift': swiftModels(),
  'swift/Calls.swift': swiftDispatcher(),
  'swift/test/SampleCalls.swift': swiftSampleCalls(),
});
