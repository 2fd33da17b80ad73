/** Writes the example app of the vectors in Kotlin. */
import { namesOfMethod } from './contract/models.ts';
import type { Contract, MethodRow } from './contract/rows.ts';
import type { KotlinTarget } from './kotlin-models.ts';
import { needsGuard } from './native-addresses.ts';
import { stamped } from './stamp.ts';

const GUARD = 'BridgeGuard(vectors.getValue("origins").jsonArray.map { it.jsonPrimitive.content }.toSet())';

/** Returns the head of the function that makes the example app. */
const methodsOf = ({ prefix }: KotlinTarget) =>
  prefix === undefined
    ? `fun sampleMethods(vectors: JsonObject) = BridgeMethods(\n    ${GUARD},\n).apply {`
    : `fun sampleMethods(vectors: JsonObject): BridgeMethods {\n    val guard = ${GUARD}\n    return BridgeMethods(guard).apply {`;

/** Returns an app that registers every method and answers as the vectors demand. It compiles only if all generated types fit. */
export function kotlinSampleMethods({ methods }: Contract, target: KotlinTarget): string {
  const owner = target.prefix === undefined ? '' : 'own.';
  const register = (row: MethodRow) => {
    const { params, result } = namesOfMethod(row);
    const answer = result ? `bridgeJson.decodeFromJsonElement(results.getValue("${row.name}"))` : '';
    return `    ${owner}${row.id} { ${params ? '_, _' : '_'} -> refused("${row.name}")${answer ? `; ${answer}` : ''} }\n`;
  };
  return `${stamped('Generated from the contract; do not edit.')}
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.bridgeJson
${target.prefix === undefined ? '' : `import ${target.package}.${target.prefix}Methods\n`}import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** The app of the vectors. */
${methodsOf(target)}
    val results = vectors.getValue("results").jsonObject
    fun refused(name: String) {
        if (name in vectors.getValue("refusals").jsonObject) throw BridgeException.NeedsLogin()
    }
    on("vector.timesOut") { _, _ -> withTimeout(0) { awaitCancellation() } }
    on("vector.crashes") { _, _ -> throw IllegalStateException("a secret of the app") }
    on("vector.waits") { _, _ -> awaitCancellation() }
    on("vector.infinite") { _, _ -> buildJsonObject { put("value", Double.NaN) } }
    on("vector.echoes", version = 2) { params, _ -> params }
${target.prefix === undefined ? '' : `    val own = ${target.prefix}Methods(this${needsGuard(methods) ? ', guard' : ''})\n`}${methods.map(register).join('')}}${target.prefix === undefined ? '' : '\n}'}
`;
}
