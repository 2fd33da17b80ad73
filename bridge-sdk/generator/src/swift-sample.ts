/** Writes the example app of the vectors in Swift. */
import { namesOfMethod } from './contract/models.ts';
import type { Contract, MethodRow } from './contract/rows.ts';
import { needsGuard } from './native-addresses.ts';
import { stamped } from './stamp.ts';
import { SWIFT_IMPORT, type SwiftTarget } from './swift-models.ts';

/** Returns an app that registers every method and answers as the vectors demand. It compiles only if all generated types fit. */
export function swiftSampleMethods({ methods }: Contract, { prefix }: SwiftTarget): string {
  const owner = prefix === undefined ? 'methods' : 'own';
  const register = (row: MethodRow) => {
    const { params, result } = namesOfMethod(row);
    const answer = result ? `; return try answer("${row.name}")` : '';
    return `    ${owner}.${row.id} { ${params ? '_, _' : '_'} in try refused("${row.name}")${answer} }\n`;
  };
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation
${SWIFT_IMPORT}
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
${prefix === undefined ? '' : `    let own = ${prefix}Methods(methods${needsGuard(methods) ? ', guard: try BridgeGuard(origins: Set(texts(vectors["origins"])))' : ''})\n`}${methods.map(register).join('')}    return methods
}
`;
}
