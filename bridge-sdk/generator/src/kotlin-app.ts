/** Writes Kotlin methods and events for an app's own contract, which extend the library. */
import { docComment, hasUnions, nameOfEvent, namesOfMethod } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { kotlinCall, kotlinImports, kotlinRead } from './kotlin.ts';
import { KOTLIN_LIBRARY } from './kotlin-models.ts';
import { constantsOf } from './names.ts';
import { needsGuard } from './native-addresses.ts';
import { stamped } from './stamp.ts';

const LIBRARY = [
  'BridgeAddress',
  'BridgeCall',
  'BridgeChannel',
  'BridgeException',
  'BridgeGuard',
  'BridgeMethods',
  'BridgeValueException',
  'bridgeJson',
];

function callMethod(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  return `${docComment(row.doc, '    ')}    public suspend fun ${row.id}(${params ? `params: ${params}, ` : ''}call: BridgeCall)${result ? `: ${result}` : ''}\n`;
}

function registration(row: MethodRow): string {
  const parameters = namesOfMethod(row).params ? 'params, ' : '';
  return `    ${row.id} { ${parameters}call -> host.${row.id}(${parameters}call) }\n`;
}

function eventMethod(row: EventRow): string {
  const payload = nameOfEvent(row);
  const json = payload ? ', bridgeJson.encodeToJsonElement(payload)' : '';
  if (row.answered)
    return `${docComment(`${row.doc}\nTrue when the page has handled it.`, '    ')}    public suspend fun ${row.id}(${payload ? `payload: ${payload}` : ''}): Boolean = channel.ask("${row.name}"${json || ', EMPTY'})\n`;
  return `${docComment(row.doc, '    ')}    public fun ${row.id}(${payload ? `payload: ${payload}` : ''}): Unit = channel.emit("${row.name}"${json})\n`;
}

/** Returns the Kotlin file. An app registers single methods with `ShopMethods`, or all of them with a `ShopHost`. */
export function kotlinApp(contract: Contract, name: string, prefix: string): string {
  const { methods, events } = contract;
  const hasUnion = hasUnions(contract);
  const guard = needsGuard(methods) ? ', private val guard: BridgeGuard' : '';
  const events_ = constantsOf(prefix);
  return `${stamped('Generated from the contract; do not edit.')}
package ${name}

${LIBRARY.map((value) => `import ${KOTLIN_LIBRARY}.${value}\n`).join('')}${kotlinImports(hasUnion).replace('import kotlinx.serialization.json.Json\n', '')}
private val EMPTY = JsonObject(emptyMap())

${kotlinRead(hasUnion)}
/** Registers the methods of this contract, each with its function. The handshake lists only registered methods. */
public class ${prefix}Methods(private val methods: BridgeMethods${guard}) {
    private fun on(method: String, version: Int = 1, run: suspend (JsonElement, BridgeCall) -> JsonElement): Unit =
        methods.on(method, version, run)

${methods.map(kotlinCall).join('\n')}}

/** All methods of this contract, for an app that implements each of them. */
public interface ${prefix}Host {
${methods.map(callMethod).join('\n')}}

/** Registers all methods of this contract. */
public fun ${prefix}Methods.answerBy(host: ${prefix}Host) {
${methods.map(registration).join('')}}

/** The events that an app sends to its page; \`channel\` is the page's, made with [${events_}] among its events. */
public class ${prefix}Events(private val channel: BridgeChannel) {
${events.map(eventMethod).join('\n')}}

/** The names of the events, which the channel lists in the handshake. */
public val ${events_}: List<String> = listOf(${events.map((row) => `"${row.name}"`).join(', ')})
`;
}
