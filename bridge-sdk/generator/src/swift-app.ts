/** Writes Swift methods and events for an app's own contract, which extend the library. */
import { nameOfEvent, namesOfMethod } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { needsGuard } from './native-addresses.ts';
import { stamped } from './stamp.ts';
import { swiftCall, swiftReader } from './swift.ts';
import { comment, SWIFT_IMPORT } from './swift-models.ts';

function callMethod(row: MethodRow, prefix: string): string {
  const { params, result } = namesOfMethod(row);
  const parameters = params ? `_ params: ${prefix}.${params}, _ call: BridgeCall` : '_ call: BridgeCall';
  return `${comment(row.doc, '    ')}    func ${row.id}(${parameters}) async throws${result ? ` -> ${prefix}.${result}` : ''}\n`;
}

function registration(row: MethodRow): string {
  const parameters = namesOfMethod(row).params ? 'params, call' : 'call';
  return `        ${row.id} { ${parameters} in try await host.${row.id}(${parameters}) }\n`;
}

function eventMethod(row: EventRow, prefix: string): string {
  const payload = nameOfEvent(row);
  const parameters = payload ? `(_ payload: ${prefix}.${payload})` : '()';
  const head = `${comment(row.answered ? `${row.doc}\nTrue when the page has handled it.` : row.doc, '    ')}    public func ${row.id}${parameters}`;
  if (row.answered)
    return payload
      ? `${head} async throws -> Bool { await channel.ask("${row.name}", try written(payload)) }\n`
      : `${head} async -> Bool { await channel.ask("${row.name}", .object([:])) }\n`;
  return payload
    ? `${head} throws { channel.emit("${row.name}", try written(payload)) }\n`
    : `${head} { channel.emit("${row.name}") }\n`;
}

/** Returns the Swift file. With the prefix `Shop`, an app registers single methods with `ShopMethods`, or all of them with a `ShopHost`. */
export function swiftApp({ methods, events }: Contract, prefix: string): string {
  const isGuarded = needsGuard(methods);
  const usesWritten = [...methods.map((row) => namesOfMethod(row).result), ...events.map(nameOfEvent)].some(Boolean);
  const reader = usesWritten || methods.some((row) => namesOfMethod(row).params) ? `\n${swiftReader(prefix)}` : '';
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation
${SWIFT_IMPORT}${reader}
/// Registers the methods of this contract, each with its function. The handshake lists only registered methods.
@MainActor
public final class ${prefix}Methods {
    private let methods: BridgeMethods
${isGuarded ? '    private let guardian: BridgeGuard\n' : ''}
    public init(_ methods: BridgeMethods${isGuarded ? ', guard guardian: BridgeGuard' : ''}) {
        self.methods = methods
${isGuarded ? '        self.guardian = guardian\n' : ''}    }

    private func on(_ method: String, version: Int = 1, _ run: @escaping BridgeMethods.Run) {
        methods.on(method, version: version, run)
    }

    /// Registers all methods of this contract.
    public func answerBy(_ host: ${prefix}Host) {
${methods.map(registration).join('')}    }

${methods.map((row) => swiftCall(row, prefix)).join('\n')}}

/// All methods of this contract, for an app that implements each of them.
@MainActor
public protocol ${prefix}Host: AnyObject {
${methods.map((row) => callMethod(row, prefix)).join('\n')}}

/// The events that an app sends to its page. \`channel\` is the page's channel, created with \`${prefix}.events\` among its events.
@MainActor
public final class ${prefix}Events {
    private let channel: BridgeChannel

    public init(_ channel: BridgeChannel) { self.channel = channel }

${events.map((row) => eventMethod(row, prefix)).join('\n')}}
`;
}
