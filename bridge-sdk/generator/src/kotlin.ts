/** Writes the contract in Kotlin: models for kotlinx.serialization, and the table of methods and events that the channel uses. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import {
  constantOf,
  docComment,
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
      return 'Long';
    case 'boolean':
      return 'Boolean';
    case 'json':
      return 'JsonElement';
    case 'list':
      return `List<${typeOf(type.of)}>`;
    case 'map':
      return `Map<String, ${typeOf(type.of)}>`;
    default:
      return type.name;
  }
};

/** Returns the text of a condition on `value`; undefined where the contract allows every value of the type. */
function conditionOf(node: Node, value: string): readonly [condition: string, rule: string] | undefined {
  switch (node.kind) {
    case 'number': {
      const { minimum, maximum, whole } = node;
      const limit = (bound: number) => (whole ? String(bound) : bound.toFixed(1));
      if (minimum !== undefined && maximum !== undefined)
        return [`${value} in ${limit(minimum)}..${limit(maximum)}`, `${minimum} to ${maximum}`];
      if (minimum !== undefined) return [`${value} >= ${limit(minimum)}`, `at least ${minimum}`];
      return maximum === undefined ? undefined : [`${value} <= ${limit(maximum)}`, `at most ${maximum}`];
    }
    case 'text':
      if (node.pattern === undefined) return undefined;
      return node.pattern === '\\S'
        ? [`${value}.isNotBlank()`, 'not blank']
        : [`Regex(${JSON.stringify(node.pattern).replaceAll('$', '\\$')}).containsMatchIn(${value})`, 'another form'];
    case 'list':
      return node.minItems === undefined
        ? undefined
        : [`${value}.size >= ${node.minItems}`, `at least ${node.minItems}`];
    default:
      return undefined;
  }
}

function bounds({ fields }: ObjectNode, at: string): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const own = conditionOf(node, name);
    const inner = node.kind === 'list' ? conditionOf(node.items, 'it') : undefined;
    const absent = optional ? `${name} == null || ` : '';
    const place = `${at}/${name}`;
    return [
      ...(own ? [`bound(${absent}${own[0]}, "${place}", "${own[1]}")`] : []),
      ...(inner ? [`bound(${absent}${name}.all { ${inner[0]} }, "${place}", "${inner[1]}")`] : []),
    ];
  });
}

function model({ name, doc, fields, node, place }: Model): string {
  const line = ({ name: field, type, optional, doc: text }: Model['fields'][number]) =>
    `${docComment(text, '    ')}    val ${field}: ${typeOf(type)}${optional ? '? = null' : ''},\n`;
  const shown = fields.map((field) => `${field.name}=${field.secret ? '***' : `$${field.name}`}`).join(', ');
  const checks = bounds(node, place).map((check) => `        ${check}\n`);
  const body = [
    ...(checks.length ? [`    init {\n${checks.join('')}    }\n`] : []),
    // A data class would write its secrets into every log line.
    ...(fields.some(({ secret }) => secret) ? [`    override fun toString(): String = "${name}(${shown})"\n`] : []),
  ];
  const rest = body.length ? ` {\n${body.join('\n')}}` : '';
  return `${docComment(doc)}@Serializable\npublic data class ${name}(\n${fields.map(line).join('')})${rest}\n`;
}

const words = ({ name, words: all }: Words): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `    ${constantOf(word)}("${word}"),\n`);
  return `@Serializable(with = ${name}.Words::class)
public enum class ${name}(override val word: String) : BridgeWord {
${known.join('')}    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : BridgeWords<${name}>("${name}", values(), UNKNOWN)
}
`;
};

const WORDS = `/** A word of the contract, as it stands on the wire. */
public interface BridgeWord {
    public val word: String
}

/** Reads a word that this app does not know as its UNKNOWN: a newer page is no error. */
internal abstract class BridgeWords<Word>(name: String, private val all: Array<Word>, private val unknown: Word) :
    KSerializer<Word> where Word : Enum<Word>, Word : BridgeWord {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)
    override fun serialize(encoder: Encoder, value: Word) = encoder.encodeString(value.word)
    override fun deserialize(decoder: Decoder): Word = decoder.decodeString().let { text -> all.find { it.word == text } ?: unknown }
}
`;

function kotlinModels(): string {
  const models = modelsOfRows(methods, events).map((one) => (one.kind === 'model' ? model(one) : words(one)));
  return [
    stamped('Generated from the contract; do not edit.'),
    'package com.sdhealth.bridge\n',
    'import kotlinx.serialization.KSerializer',
    'import kotlinx.serialization.Serializable',
    'import kotlinx.serialization.descriptors.PrimitiveKind',
    'import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor',
    'import kotlinx.serialization.encoding.Decoder',
    'import kotlinx.serialization.encoding.Encoder',
    'import kotlinx.serialization.json.JsonElement\n',
    WORDS,
    models.join('\n'),
  ].join('\n');
}

/** Returns the checks of the addresses in `value`, a payload that the page sends. */
function addressesOf({ fields }: ObjectNode, value: string, path = ''): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const place = `${path}/${name}`;
    if (node.kind === 'text' && node.address)
      return [`guard.check(BridgeAddress.${constantOf(node.address)}, ${value}.${name}, "${place}")`];
    if (node.kind === 'list' && node.items.kind === 'text' && node.items.address)
      return [
        `${value}.${name}${optional ? '?' : ''}.forEach { guard.check(BridgeAddress.${constantOf(node.items.address)}, it, "${place}") }`,
      ];
    return node.kind === 'object'
      ? addressesOf(node, `${value}.${name}${optional || value.includes('?') ? '?' : ''}`, place)
      : [];
  });
}

function call(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  const run = `suspend (${params ? `${params}, ` : ''}BridgeCall) -> ${result ?? 'Unit'}`;
  const checks = addressesOf(row.params, 'given');
  const given = checks.length ? 'given, ' : params ? 'read(params), ' : '';
  const body = result ? `bridgeJson.encodeToJsonElement(run(${given}call))` : `run(${given}call); EMPTY`;
  const version = row.version > 1 ? `, ${row.version}` : '';
  const head = `${docComment(row.doc, '    ')}    public fun ${row.name}(run: ${run}): Unit = on("${row.name}"${version}) { ${params ? 'params' : '_'}, call ->`;
  if (!checks.length) return `${head} ${body} }\n`;
  const lines = [`val given = read<${params}>(params)`, ...checks, ...body.split('; ')];
  return `${head}\n${lines.map((line) => `        ${line}\n`).join('')}    }\n`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const given = payload ? `payload: ${payload}` : '';
  const json = payload ? 'bridgeJson.encodeToJsonElement(payload)' : 'EMPTY';
  return row.answered
    ? `${docComment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    public suspend fun ${row.name}(${given}): Boolean = ask("${row.name}", ${json})\n`
    : `${docComment(row.doc, '    ')}    public fun ${row.name}(${given}): Unit = tell("${row.name}", ${json})\n`;
}

function kotlinDispatcher(): string {
  return `${stamped('Generated from the contract; do not edit.')}
package com.sdhealth.bridge

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.longOrNull
import kotlinx.serialization.serializer

/** The version of the SDK that this code was made for. */
public const val BRIDGE_SDK_VERSION: String = "${SDK_VERSION}"
/** The protocol that is spoken here. */
public const val BRIDGE_PROTOCOL_VERSION: String = "${PROTOCOL_VERSION}"

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
public val bridgeJson: Json = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

/** Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    bridgeJson.decodeFromJsonElement(params)
} catch (wrong: BridgeValueException) {
    throw BridgeException.BadParams(wrong.place, wrong.rule)
} catch (_: SerializationException) {
    // The parser's own text has the values in it.
    throw BridgeException.BadParams(misfit(serializer<Params>().descriptor, params, "") ?: "")
}

/** Returns the place of the first value of another kind than [shape] has, or that is missing; null where there is none. */
@OptIn(ExperimentalSerializationApi::class)
private fun misfit(shape: SerialDescriptor, value: JsonElement, at: String): String? = when {
    shape.isNullable && value is JsonNull -> null
    shape.kind == PrimitiveKind.STRING -> at.takeUnless { value is JsonPrimitive && value.isString }
    shape.kind == PrimitiveKind.BOOLEAN -> at.takeUnless { value is JsonPrimitive && !value.isString && value.booleanOrNull != null }
    shape.kind == PrimitiveKind.LONG -> at.takeUnless { value is JsonPrimitive && !value.isString && value.longOrNull != null }
    shape.kind == PrimitiveKind.DOUBLE -> at.takeUnless { value is JsonPrimitive && !value.isString && value.doubleOrNull != null }
    shape.kind == StructureKind.LIST ->
        if (value !is JsonArray) at else value.withIndex().firstNotNullOfOrNull { misfit(shape.getElementDescriptor(0), it.value, "$at/" + it.index) }
    shape.kind == StructureKind.CLASS ->
        if (value !is JsonObject) at else (0 until shape.elementsCount).firstNotNullOfOrNull { index ->
            val place = "$at/" + shape.getElementName(index)
            val given = value[shape.getElementName(index)]
            if (given == null) place.takeUnless { shape.isElementOptional(index) } else misfit(shape.getElementDescriptor(index), given, place)
        }
    else -> null
}

/** The methods this app has, by name. The channel calls them. */
public interface BridgeDispatcher {
    /** The highest version of each method that this app speaks; it speaks those below. 1 for nearly all. */
    public val versions: Map<String, Int>

    /** Runs one call. A [BridgeException] is its refusal; any other throw is FAILED. */
    public suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement
}

/**
 * The methods this app has. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand. [guard] looks at the addresses of the contract's methods before their
 * functions run; those of your own methods are yours to check.
 */
public class BridgeMethods(private val guard: BridgeGuard) : BridgeDispatcher {
    private class Entry(val version: Int, val run: suspend (JsonElement, BridgeCall) -> JsonElement)

    private val table = linkedMapOf<String, Entry>()
    override val versions: Map<String, Int> get() = table.mapValues { it.value.version }

    override suspend fun dispatch(method: String, params: JsonElement, call: BridgeCall): JsonElement {
        val entry = table[method] ?: throw BridgeException.NotFound()
        return entry.run(params, call)
    }

    /** Registers a method of your own; for the contract's methods there are functions of their names. */
    public fun on(method: String, version: Int = 1, run: suspend (JsonElement, BridgeCall) -> JsonElement) {
        table[method] = Entry(version, run)
    }

${methods.map(call).join('\n')}}

/** The events that this app sends to its page; \`page\` is the channel that is open. */
public abstract class BridgeEvents {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

${events.map(event).join('\n')}}

/** Events an app may name in its handshake. */
public val BRIDGE_EVENTS: List<String> = listOf(${events.map(({ name }) => `"${name}"`).join(', ')})
`;
}

/** Returns an app that registers every method by its own function and answers as the vectors say. It compiles only if all types fit. */
function kotlinSampleMethods(): string {
  const register = (row: MethodRow) => {
    const { params, result } = namesOfMethod(row);
    const answer = result ? `bridgeJson.decodeFromJsonElement(results.getValue("${row.name}"))` : '';
    return `    ${row.name} { ${params ? '_, _' : '_'} -> refused("${row.name}")${answer ? `; ${answer}` : ''} }\n`;
  };
  return `${stamped('Generated from the contract; do not edit.')}
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.bridgeJson
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** The app of the vectors. */
fun sampleMethods(vectors: JsonObject) = BridgeMethods(
    BridgeGuard(vectors.getValue("origins").jsonArray.map { it.jsonPrimitive.content }.toSet()),
).apply {
    val results = vectors.getValue("results").jsonObject
    fun refused(name: String) {
        if (name in vectors.getValue("refusals").jsonObject) throw BridgeException.NeedsLogin()
    }
    on("vector.timesOut") { _, _ -> withTimeout(0) { awaitCancellation() } }
    on("vector.crashes") { _, _ -> throw IllegalStateException("a secret of the app") }
    on("vector.waits") { _, _ -> awaitCancellation() }
    on("vector.infinite") { _, _ -> buildJsonObject { put("value", Double.NaN) } }
    on("vector.echoes", version = 2) { params, _ -> params }
${methods.map(register).join('')}}
`;
}

export const kotlinFiles = (): Record<string, string> => ({
  'kotlin/Models.kt': kotlinModels(),
  'kotlin/Methods.kt': kotlinDispatcher(),
  'kotlin/test/SampleMethods.kt': kotlinSampleMethods(),
});
