/** Writes the contract in Kotlin: models for kotlinx.serialization, and the table of calls and events that the channel uses. */
import {
  constantOf,
  docComment,
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

function model({ name, doc, fields }: Model): string {
  const line = ({ name: field, type, optional, doc: text }: Model['fields'][number]) =>
    `${docComment(text, '    ')}    val ${field}: ${typeOf(type)}${optional ? '? = null' : ''},\n`;
  const shown = fields.map((field) => `${field.name}=${field.secret ? '***' : `$${field.name}`}`).join(', ');
  // A data class would write its secrets into every log line.
  const text = fields.some(({ secret }) => secret) ? ` {\n    override fun toString() = "${name}(${shown})"\n}` : '';
  return `${docComment(doc)}@Serializable\ndata class ${name}(\n${fields.map(line).join('')})${text}\n`;
}

const words = ({ name, words: all }: Words): string =>
  `@Serializable\nenum class ${name} {\n${all.map((word) => `    @SerialName("${word}") ${constantOf(word)},\n`).join('')}}\n`;

export function kotlinModels(): string {
  const models = modelsOfRows(calls, events).map((one) => (one.kind === 'model' ? model(one) : words(one)));
  return [
    '// Generated from the contract; do not edit.',
    'package com.sdhealth.bridge\n',
    'import kotlinx.serialization.SerialName',
    'import kotlinx.serialization.Serializable',
    'import kotlinx.serialization.json.JsonElement\n',
    models.join('\n'),
  ].join('\n');
}

function call(row: CallRow): string {
  const { params, result } = namesOfCall(row);
  const run = `suspend (${params ? `${params}, ` : ''}Call) -> ${result ?? 'Unit'}`;
  const decoded = params ? 'read(params), ' : '';
  const body = result ? `json.encodeToJsonElement(run(${decoded}call))` : `run(${decoded}call); EMPTY`;
  return `${docComment(row.doc, '    ')}    fun ${row.name}(run: ${run}) = on("${row.name}") { ${params ? 'params' : '_'}, call -> ${body} }\n`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const given = payload ? `payload: ${payload}` : '';
  const json = payload ? 'json.encodeToJsonElement(payload)' : 'EMPTY';
  return row.answered
    ? `${docComment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    suspend fun ${row.name}(${given}): Boolean = ask("${row.name}", ${json})\n`
    : `${docComment(row.doc, '    ')}    fun ${row.name}(${given}) = tell("${row.name}", ${json})\n`;
}

export function kotlinDispatcher(): string {
  return `// Generated from the contract; do not edit.
package com.sdhealth.bridge

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.encodeToJsonElement

/** Newer pages may send more than this app knows. The opt-in is for explicitNulls, stable only in late releases. */
@OptIn(ExperimentalSerializationApi::class)
val json = Json { ignoreUnknownKeys = true; explicitNulls = false }
internal val EMPTY = JsonObject(emptyMap())

/** Reads the params as the contract has them. Params that do not fit are an error of the page, BAD_PARAMS. */
private inline fun <reified Params> read(params: JsonElement): Params = try {
    json.decodeFromJsonElement(params)
} catch (_: SerializationException) {
    throw BridgeException(-32602, "Invalid params", "BAD_PARAMS", mayHaveHappened = false)
}

/** The methods this app has, by name. The channel calls them. */
interface Dispatcher {
    val methods: Set<String>

    /** Runs one call. A [BridgeException] is its refusal; any other throw is FAILED. */
    suspend fun dispatch(method: String, params: JsonElement, call: Call): JsonElement
}

/**
 * The calls this app can do. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand.
 */
class Calls : Dispatcher {
    private val table = linkedMapOf<String, suspend (JsonElement, Call) -> JsonElement>()
    override val methods: Set<String> get() = table.keys

    override suspend fun dispatch(method: String, params: JsonElement, call: Call): JsonElement {
        val run = table[method] ?: throw BridgeException(-32601, "Method not found", "UNSUPPORTED")
        return run(params, call)
    }

    /** Registers a method of your own; for the contract's methods there are functions of their names. */
    fun on(method: String, run: suspend (JsonElement, Call) -> JsonElement) {
        table[method] = run
    }

${calls.map(call).join('\n')}}

/** The events that this app sends to its page; \`page\` is the channel that is open. */
abstract class Events {
    protected abstract fun tell(event: String, payload: JsonElement)
    protected abstract suspend fun ask(event: String, payload: JsonElement): Boolean

${events.map(event).join('\n')}}

/** Events an app may name in its handshake. */
val EVENTS = listOf(${events.map(({ name }) => `"${name}"`).join(', ')})
`;
}

/** Returns an app that registers every call by its own function and answers as the vectors say. It compiles only if all types fit. */
export function kotlinSampleCalls(): string {
  const register = (row: CallRow) => {
    const { params, result } = namesOfCall(row);
    const answer = result ? `json.decodeFromJsonElement(results.getValue("${row.name}"))` : '';
    return `    ${row.name} { ${params ? '_, _' : '_'} -> refused("${row.name}")${answer ? `; ${answer}` : ''} }\n`;
  };
  return `// Generated from the contract; do not edit.
package com.sdhealth.bridge.test

import com.sdhealth.bridge.BridgeException
import com.sdhealth.bridge.Calls
import com.sdhealth.bridge.json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.jsonObject

/** The app of the vectors. */
fun sampleCalls(vectors: JsonObject) = Calls().apply {
    val results = vectors.getValue("results").jsonObject
    fun refused(name: String) {
        if (name in vectors.getValue("refusals").jsonObject) throw BridgeException.needsLogin()
    }
${calls.map(register).join('')}}
`;
}

export const kotlinFiles = (): Record<string, string> => ({
  'kotlin/Models.kt': kotlinModels(),
  'kotlin/Calls.kt': kotlinDispatcher(),
  'kotlin/test/SampleCalls.kt': kotlinSampleCalls(),
});
