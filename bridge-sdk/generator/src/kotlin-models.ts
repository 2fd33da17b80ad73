/** Writes the payloads of a contract in Kotlin, as models for kotlinx.serialization. */
import { constantOf, docComment, type Model, modelsOfRows, type TypeRef, type Words } from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';
import { stamped } from './stamp.ts';

/** The package of the library. */
export const KOTLIN_LIBRARY = 'com.sdhealth.bridge';

/** Kotlin for the library itself, or for an app beside it. */
export interface KotlinTarget {
  readonly package: string;
  /** Begins the names of an app's own classes; absent for the library. */
  readonly prefix?: string;
}

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

const words = ({ name, words: all }: Words, base = 'BridgeWords'): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `    ${constantOf(word)}("${word}"),\n`);
  return `@Serializable(with = ${name}.Words::class)
public enum class ${name}(override val word: String) : BridgeWord {
${known.join('')}    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : ${base}<${name}>("${name}", values(), UNKNOWN)
}
`;
};

const WORD = `/** A word of the contract, as it stands on the wire. */
public interface BridgeWord {
    public val word: String
}
`;

const baseOfWords = (
  base: string,
) => `/** Reads a word that this app does not know as its UNKNOWN: a newer page is no error. */
internal abstract class ${base}<Word>(name: String, private val all: Array<Word>, private val unknown: Word) :
    KSerializer<Word> where Word : Enum<Word>, Word : BridgeWord {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)
    override fun serialize(encoder: Encoder, value: Word) = encoder.encodeString(value.word)
    override fun deserialize(decoder: Decoder): Word = decoder.decodeString().let { text -> all.find { it.word == text } ?: unknown }
}
`;

/** Returns the imports of what an app has of the library. */
const libraryImports = (names: readonly string[], prefix?: string) =>
  prefix === undefined ? [] : names.map((name) => `import ${KOTLIN_LIBRARY}.${name}`);

const BOUND = `private fun bound(isKept: Boolean, place: String, rule: String) {
    if (!isKept) throw BridgeValueException(place, rule)
}
`;

export function kotlinModels({ methods, events }: Contract, target: KotlinTarget): string {
  const { prefix } = target;
  const base = `${prefix ?? 'Bridge'}Words`;
  const all = modelsOfRows(methods, events);
  const isBounded = all.some((one) => one.kind === 'model' && bounds(one.node, '').length > 0);
  const models = all.map((one) => (one.kind === 'model' ? model(one) : words(one, base)));
  return [
    stamped('Generated from the contract; do not edit.'),
    `package ${target.package}\n`,
    ...libraryImports(['BridgeValueException', 'BridgeWord'], prefix),
    'import kotlinx.serialization.KSerializer',
    'import kotlinx.serialization.Serializable',
    'import kotlinx.serialization.descriptors.PrimitiveKind',
    'import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor',
    'import kotlinx.serialization.encoding.Decoder',
    'import kotlinx.serialization.encoding.Encoder',
    'import kotlinx.serialization.json.JsonElement\n',
    prefix === undefined ? `${WORD}\n${baseOfWords(base)}` : baseOfWords(base),
    ...(prefix !== undefined && isBounded ? [BOUND] : []),
    models.join('\n'),
  ].join('\n');
}
