/** Writes the payloads of a contract in Kotlin, as models for kotlinx.serialization. */
import {
  type AnyModel,
  constantOf,
  docComment,
  type Model,
  modelsOfRows,
  type TypeRef,
  type Union,
  type Words,
} from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';
import { KOTLIN_ITEMS } from './kotlin-items.ts';
import { stamped } from './stamp.ts';

/** Names the Kotlin package of the library. */
export const KOTLIN_LIBRARY = 'com.sdhealth.bridge';

/** Describes the target of the generated Kotlin: the library or an app. */
export interface KotlinTarget {
  readonly package: string;
  /** Begins the names of an app's classes. Absent for the library. */
  readonly prefix?: string;
}

/** True when a value contains bounds, which its model checks while it is read. */
function isBounded(node: Node): boolean {
  switch (node.kind) {
    case 'object':
      return bounds(node, '').length > 0 || node.fields.some((field) => isBounded(field.node));
    case 'list':
      return isBounded(node.items);
    case 'record':
      return isBounded(node.values);
    case 'union':
      return node.arms.some((arm) => isBounded(arm.node));
    default:
      return false;
  }
}

/** Returns the annotation for a list or record whose items have bounds, or '' without bounds. */
const serializerOf = (of: Node, name: string) => (isBounded(of) ? `@Serializable(with = ${name}::class) ` : '');

const typeOf = (type: TypeRef, node: Node, base: string): string => {
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
    case 'list': {
      const of = node.kind === 'list' ? node.items : node;
      return `${serializerOf(of, `${base}Items`)}List<${typeOf(type.of, of, base)}>`;
    }
    case 'map': {
      const of = node.kind === 'record' ? node.values : node;
      return `${serializerOf(of, `${base}Entries`)}Map<String, ${typeOf(type.of, of, base)}>`;
    }
    default:
      return type.name;
  }
};

/** Returns a condition on `value` with its rule. Undefined if the contract allows every value of the type. */
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

/** Returns the checks for the items of a list or record. Objects among the items check themselves. */
function itemBounds(node: Node, value: string, path: string, depth: number): string[] {
  const of = node.kind === 'list' ? node.items : node.kind === 'record' ? node.values : undefined;
  if (!of) return [];
  const [index, element] = [`index${depth}`, `item${depth}`];
  const condition = conditionOf(of, element);
  const checks = [
    ...(condition ? [`bound(${condition[0]}, "${path}/$${index}", "${condition[1]}")`] : []),
    ...itemBounds(of, element, `${path}/$${index}`, depth + 1),
  ];
  const loop =
    node.kind === 'list' ? `forEachIndexed { ${index}, ${element} ->` : `forEach { (${index}, ${element}) ->`;
  return checks.length > 0 ? [`${value}.${loop} ${checks.join('; ')} }`] : [];
}

function bounds({ fields }: ObjectNode, path: string): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const condition = conditionOf(node, name);
    const absent = optional ? `${name} == null || ` : '';
    const pointer = `${path}/${name}`;
    return [
      ...(condition ? [`bound(${absent}${condition[0]}, "${pointer}", "${condition[1]}")`] : []),
      ...itemBounds(node, optional ? `${name}?` : name, pointer, 0),
    ];
  });
}

/** Returns the Kotlin before and after the class of a model that is an arm of a union. */
const armOf = ({ arm }: Model) => ({
  named: arm ? `@SerialName("${arm.word}")\n` : '',
  base: arm ? ` : ${arm.union}` : '',
});

function model(item: Model, base: string): string {
  const { name, doc, fields, node, path } = item;
  const of = armOf(item);
  const head = `${docComment(doc)}@Serializable\n${of.named}`;
  if (fields.length === 0) return `${head}public data object ${name}${of.base}\n`;
  const line = ({ name: field, type, optional, doc: text }: Model['fields'][number], index: number) => {
    const value = node.fields[index]?.node ?? node;
    return `${docComment(text, '    ')}    val ${field}: ${typeOf(type, value, base)}${optional ? '? = null' : ''},\n`;
  };
  const printed = fields.map((field) => `${field.name}=${field.secret ? '***' : `$${field.name}`}`).join(', ');
  const checks = bounds(node, path).map((check) => `        ${check}\n`);
  const body = [
    ...(checks.length ? [`    init {\n${checks.join('')}    }\n`] : []),
    // Overrides `toString`, as a data class would write its secrets to the log.
    ...(fields.some(({ secret }) => secret) ? [`    override fun toString(): String = "${name}(${printed})"\n`] : []),
  ];
  const rest = body.length ? ` {\n${body.join('\n')}}` : '';
  return `${head}public data class ${name}(\n${fields.map(line).join('')})${of.base}${rest}\n`;
}

/** Returns the sealed interface of a union. The serializer writes the tag, which the models lack. */
const union = ({ name, doc, tag }: Union): string =>
  `${docComment(doc)}@OptIn(ExperimentalSerializationApi::class)
@Serializable
@JsonClassDiscriminator("${tag}")
public sealed interface ${name}
`;

const words = ({ name, words: all }: Words, base: string): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `    ${constantOf(word)}("${word}"),\n`);
  return `@Serializable(with = ${name}.Words::class)
public enum class ${name}(override val word: String) : BridgeWord {
${known.join('')}    /** A word that only the other side knows, as it is newer. */
    UNKNOWN("unknown");

    internal object Words : ${base}Words<${name}>("${name}", values(), UNKNOWN)
}
`;
};

const WORD = `/** A word of the contract, as it stands on the wire. */
public interface BridgeWord {
    public val word: String
}
`;

const enumSerializer = (
  base: string,
) => `/** Reads a word that this app does not know as its UNKNOWN: a newer page is no error. */
internal abstract class ${base}Words<Word>(name: String, private val all: Array<Word>, private val unknown: Word) :
    KSerializer<Word> where Word : Enum<Word>, Word : BridgeWord {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)
    override fun serialize(encoder: Encoder, value: Word) = encoder.encodeString(value.word)
    override fun deserialize(decoder: Decoder): Word = decoder.decodeString().let { text -> all.find { it.word == text } ?: unknown }
}
`;

/** Returns an app's imports from the library. */
const libraryImports = (names: readonly string[], prefix?: string) =>
  prefix === undefined ? [] : names.map((name) => `import ${KOTLIN_LIBRARY}.${name}`);

const BOUND = `private fun bound(isKept: Boolean, place: String, rule: String) {
    if (!isKept) throw BridgeValueException(place, rule)
}
`;

const KINDS: {
  readonly [Kind in AnyModel['kind']]: (item: Extract<AnyModel, { kind: Kind }>, base: string) => string;
} = {
  model,
  words,
  union,
};

/** True when the models use the serializer of this name. */
const readsItems = (models: string, name: string) => models.includes(`with = ${name}::class`);

export function kotlinModels({ methods, events }: Contract, target: KotlinTarget): string {
  const { prefix } = target;
  const base = prefix ?? 'Bridge';
  const all = modelsOfRows(methods, events);
  const isChecked = all.some((each) => each.kind === 'model' && bounds(each.node, '').length > 0);
  const hasUnion = all.some(({ kind }) => kind === 'union');
  const models = all
    .map((each) => (KINDS[each.kind] as (model: AnyModel, base: string) => string)(each, base))
    .join('\n');
  const [items, entries] = [readsItems(models, `${base}Items`), readsItems(models, `${base}Entries`)];
  const isRead = items || entries;
  const imports = [
    ...(hasUnion ? ['ExperimentalSerializationApi'] : []),
    'KSerializer',
    ...(hasUnion ? ['SerialName'] : []),
    'Serializable',
    ...(isRead ? ['SerializationException'] : []),
    ...(items ? ['builtins.ListSerializer'] : []),
    ...(entries ? ['builtins.MapSerializer'] : []),
    'descriptors.PrimitiveKind',
    'descriptors.PrimitiveSerialDescriptor',
    'encoding.Decoder',
    'encoding.Encoder',
    ...(items ? ['json.JsonArray'] : []),
    ...(hasUnion ? ['json.JsonClassDiscriminator'] : []),
    ...(isRead ? ['json.JsonDecoder'] : []),
    'json.JsonElement',
    ...(entries ? ['json.JsonObject'] : []),
  ];
  return [
    stamped('Generated from the contract; do not edit.'),
    `package ${target.package}\n`,
    ...libraryImports(['BridgeValueException', 'BridgeWord'], prefix),
    `${imports.map((name) => `import kotlinx.serialization.${name}`).join('\n')}\n`,
    prefix === undefined ? `${WORD}\n${enumSerializer(base)}` : enumSerializer(base),
    ...(prefix !== undefined && isChecked ? [BOUND] : []),
    ...(isRead ? [KOTLIN_ITEMS.inside] : []),
    ...(items ? [KOTLIN_ITEMS.list(base)] : []),
    ...(entries ? [KOTLIN_ITEMS.record(base)] : []),
    models,
  ].join('\n');
}
