/** Writes the table of methods and events that the Kotlin channel uses. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import { constantOf, docComment, hasUnions, nameOfEvent, namesOfMethod } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { addressChecks, type Writer } from './native-addresses.ts';
import { stamped } from './stamp.ts';

const ADDRESSES: Writer = {
  check: (kind, value, path) => `guard.check(BridgeAddress.${constantOf(kind)}, ${value}, "${path}")`,
  interpolate: (variable) => `$${variable}`,
  list: ({ value, isNullable }, { depth, lines }) => [
    `${value}${isNullable ? '?' : ''}.forEachIndexed { index${depth}, item${depth} -> ${lines.join('; ')} }`,
  ],
  record: ({ value, isNullable }, { depth, lines }) => [
    `${value}${isNullable ? '?' : ''}.forEach { (index${depth}, item${depth}) -> ${lines.join('; ')} }`,
  ],
  arm: ({ value }, { depth, lines }, { model }) => [
    `(${value} as? ${model})?.let { item${depth} -> ${lines.join('; ')} }`,
  ],
};

export function kotlinCall(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  const run = `suspend (${params ? `${params}, ` : ''}BridgeCall) -> ${result ?? 'Unit'}`;
  const checks = addressChecks(row.params, params ?? '', 'given', ADDRESSES);
  const parameters = checks.length ? 'given, ' : params ? 'read(params), ' : '';
  const body = result ? `bridgeJson.encodeToJsonElement(run(${parameters}call))` : `run(${parameters}call); EMPTY`;
  const version = row.version > 1 ? `, ${row.version}` : '';
  const head = `${docComment(row.doc, '    ')}    public fun ${row.id}(run: ${run}): Unit = on("${row.name}"${version}) { ${params ? 'params' : '_'}, call ->`;
  if (!checks.length) return `${head} ${body} }\n`;
  const lines = [`val given = read<${params}>(params)`, ...checks, ...body.split('; ')];
  return `${head}\n${lines.map((line) => `        ${line}\n`).join('')}    }\n`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const parameters = payload ? `payload: ${payload}` : '';
  const json = payload ? 'bridgeJson.encodeToJsonElement(payload)' : 'EMPTY';
  return row.answered
    ? `${docComment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    public suspend fun ${row.id}(${parameters}): Boolean = ask("${row.name}", ${json})\n`
    : `${docComment(row.doc, '    ')}    public fun ${row.id}(${parameters}): Unit = tell("${row.name}", ${json})\n`;
}

/** Returns the imports of the readers and writers. */
export const kotlinImports = (hasUnion: boolean): string => `import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
${hasUnion ? 'import kotlinx.serialization.descriptors.PolymorphicKind\n' : ''}import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
${hasUnion ? 'import kotlinx.serialization.json.JsonClassDiscriminator\n' : ''}import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.longOrNull
import kotlinx.serialization.serializer
`;

const UNION_BRANCH = `    // A union: the first element is the tag, the second contains the arms by the tag's values.
    shape.kind == PolymorphicKind.SEALED ->
        if (value !is JsonObject) at else {
            val tag = shape.annotations.filterIsInstance<JsonClassDiscriminator>().firstOrNull()?.discriminator ?: "type"
            val arms = shape.getElementDescriptor(1)
            val word = (value[tag] as? JsonPrimitive)?.takeIf { it.isString }?.content
            val arm = if (word == null) -1 else arms.getElementIndex(word)
            if (arm < 0) "$at/$tag" else misfit(arms.getElementDescriptor(arm), value, at)
        }
`;

export const kotlinRead = (
  hasUnion: boolean,
): string => `/** Reads the params. Throws BAD_PARAMS if they do not match the contract, because the page sent them. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    bridgeJson.decodeFromJsonElement(params)
} catch (wrong: BridgeValueException) {
    throw BridgeException.BadParams(wrong.place, wrong.rule)
} catch (_: SerializationException) {
    // The parser's message contains the values, so only the path is reported.
    throw BridgeException.BadParams(misfit(serializer<Params>().descriptor, params, "") ?: "")
}

/** Returns the path of the first value that is missing or does not match [shape]. Null if all values match. */
@OptIn(ExperimentalSerializationApi::class)
private fun misfit(shape: SerialDescriptor, value: JsonElement, at: String): String? = when {
    shape.isNullable && value is JsonNull -> null
    shape.kind == PrimitiveKind.STRING -> at.takeUnless { value is JsonPrimitive && value.isString }
    shape.kind == PrimitiveKind.BOOLEAN -> at.takeUnless { value is JsonPrimitive && !value.isString && value.booleanOrNull != null }
    shape.kind == PrimitiveKind.LONG -> at.takeUnless { value is JsonPrimitive && !value.isString && value.longOrNull != null }
    shape.kind == PrimitiveKind.DOUBLE -> at.takeUnless { value is JsonPrimitive && !value.isString && value.doubleOrNull != null }
    shape.kind == StructureKind.LIST ->
        if (value !is JsonArray) at else value.withIndex().firstNotNullOfOrNull { misfit(shape.getElementDescriptor(0), it.value, "$at/" + it.index) }
    shape.kind == StructureKind.CLASS${hasUnion ? ' || shape.kind == StructureKind.OBJECT' : ''} ->
        if (value !is JsonObject) at else (0 until shape.elementsCount).firstNotNullOfOrNull { index ->
            val place = "$at/" + shape.getElementName(index)
            val given = value[shape.getElementName(index)]
            if (given == null) place.takeUnless { shape.isElementOptional(index) } else misfit(shape.getElementDescriptor(index), given, place)
        }
    shape.kind == StructureKind.MAP ->
        if (value !is JsonObject) at else value.entries.firstNotNullOfOrNull { misfit(shape.getElementDescriptor(1), it.value, "$at/" + it.key) }
${hasUnion ? UNION_BRANCH : ''}    else -> null
}
`;

export function kotlinDispatcher(contract: Contract): string {
  const { methods, events } = contract;
  return `${stamped('Generated from the contract; do not edit.')}
package com.sdhealth.bridge

${kotlinImports(hasUnions(contract))}
/** The version of the SDK that this code was made for. */
public const val BRIDGE_SDK_VERSION: String = "${SDK_VERSION}"
/** The version of the bridge protocol that this code implements. */
public const val BRIDGE_PROTOCOL_VERSION: String = "${PROTOCOL_VERSION}"

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
public val bridgeJson: Json = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

${kotlinRead(hasUnions(contract))}
/** Runs the app's methods by name, for the channel. */
public interface BridgeDispatcher {
    /** The highest supported version of each method. All lower versions are supported too. Usually 1. */
    public val versions: Map<String, Int>

    /** Runs one call. A thrown [BridgeException] is sent as the refusal, any other exception as FAILED. */
    public suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement
}

/**
 * The app's methods. Each is registered with its function, and the handshake lists only registered methods, so a page knows which it can
 * call. [guard] checks the addresses in the params of the contract's methods before their functions run. Your own methods must check
 * their addresses themselves.
 */
public class BridgeMethods(private val guard: BridgeGuard) : BridgeDispatcher {
    private class Entry(val version: Int, val run: suspend (JsonElement, BridgeCall) -> JsonElement)

    private val table = linkedMapOf<String, Entry>()
    override val versions: Map<String, Int> get() = table.mapValues { it.value.version }

    override suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement {
        val entry = table[method] ?: throw BridgeException.NotFound()
        return entry.run(params, call)
    }

    /** Registers a method of your own. Each of the contract's methods has a function with its name. */
    public fun on(method: String, version: Int = 1, run: suspend (JsonElement, BridgeCall) -> JsonElement) {
        table[method] = Entry(version, run)
    }

${methods.map(kotlinCall).join('\n')}}

/** The events that this app sends to its page; \`page\` is the channel that is open. */
public abstract class BridgeEvents {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

${events.map(event).join('\n')}}

/** The names of the events, which an app lists in its handshake. */
public val BRIDGE_EVENTS: List<String> = listOf(${events.map(({ name }) => `"${name}"`).join(', ')})
`;
}
