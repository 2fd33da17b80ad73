/** Writes the payloads of a contract in Swift, as Codable models. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import {
  type AnyModel,
  camelOf,
  type Model,
  modelsOfRows,
  type TypeRef,
  type Union,
  type Words,
} from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';
import { stamped } from './stamp.ts';

/** Names the namespace of the library's models. */
export const LIBRARY = 'Bridge';

/** Describes the generated Swift: of the library, or of an app. */
export interface SwiftTarget {
  /** Names the namespace of an app's models, which also begins the names of its classes. Absent for the library. */
  readonly prefix?: string;
}

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
      return 'BridgeJSON';
    case 'list':
      return `[${typeOf(type.of)}]`;
    case 'map':
      return `[String: ${typeOf(type.of)}]`;
    default:
      return type.name;
  }
};

export const comment = (doc: string, indent = '') => (doc ? `${doc.replace(/^/gm, `${indent}/// `)}\n` : '');

/** Returns a condition on `value`. Undefined if the contract allows every value of the type. */
function conditionOf(
  node: Node,
  value: string,
  helper: string,
): readonly [condition: string, rule: string] | undefined {
  switch (node.kind) {
    case 'number': {
      const { minimum, maximum } = node;
      if (minimum !== undefined && maximum !== undefined)
        return [`(${minimum}...${maximum}).contains(${value})`, `${minimum} to ${maximum}`];
      if (minimum !== undefined) return [`${value} >= ${minimum}`, `at least ${minimum}`];
      return maximum === undefined ? undefined : [`${value} <= ${maximum}`, `at most ${maximum}`];
    }
    case 'text':
      if (node.pattern === undefined) return undefined;
      return node.pattern === '\\S'
        ? [`${helper}isNotBlank(${value})`, 'not blank']
        : [`${helper}matches(${value}, #"${node.pattern}"#)`, 'another form'];
    case 'list':
      return node.minItems === undefined
        ? undefined
        : [`${value}.count >= ${node.minItems}`, `at least ${node.minItems}`];
    default:
      return undefined;
  }
}

/** Tells if a value contains bounds. */
function isBounded(node: Node): boolean {
  if (node.kind === 'union') return node.arms.some((arm) => isBounded(arm.node));
  return node.kind === 'object' && bounds(node, '').length > 0;
}

/** Returns the Swift checks of a value at a place, which is a Swift expression. Items are checked in loops. */
function boundsOf(node: Node, value: string, place: string, helper: string, depth = 0): string[] {
  const rule = conditionOf(node, value, helper);
  if (rule)
    return [
      `try ${helper}bound(${rule[0]}, "${place}", "${rule[1]}")`,
      ...itemBounds(node, value, place, helper, depth),
    ];
  if (isBounded(node)) return [`try ${value}.checkBounds("${place}")`];
  return itemBounds(node, value, place, helper, depth);
}

function itemBounds(node: Node, value: string, place: string, helper: string, depth: number): string[] {
  const of = node.kind === 'list' ? node.items : node.kind === 'record' ? node.values : undefined;
  if (!of) return [];
  const [index, element] = [`index${depth}`, `item${depth}`];
  const checks = boundsOf(of, element, `${place}/\\(${index})`, helper, depth + 1);
  const items = node.kind === 'list' ? `${value}.enumerated()` : value;
  return checks.length > 0 ? [`for (${index}, ${element}) in ${items} { ${checks.join('; ')} }`] : [];
}

/** Returns the checks of a payload's fields, including nested payloads. */
function bounds({ fields }: ObjectNode, helper: string): string[] {
  return fields.flatMap(({ name, node, optional }) => {
    const checks = boundsOf(node, optional ? 'value' : `self.${name}`, `\\(at)/${name}`, helper);
    return optional ? checks.map((check) => `if let value = self.${name} { ${check} }`) : checks;
  });
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

function model({ name, doc, fields, node, arm }: Model, prefix?: string): string {
  // Omits the struct of an arm without fields, which is a case without a value.
  if (arm && fields.length === 0) return '';
  const helper = prefix === undefined ? '' : `${prefix}.`;
  const typed = fields.map((field) => ({ ...field, swift: `${typeOf(field.type)}${field.optional ? '?' : ''}` }));
  const lines = typed.map(
    ({ name: field, swift, doc: text }) => `${comment(text, '    ')}    public var ${field}: ${swift}\n`,
  );
  const inputs = typed.map(({ name: field, swift, optional }) => `${field}: ${swift}${optional ? ' = nil' : ''}`);
  const sets = typed.map(({ name: field }) => `        self.${field} = ${field}\n`);
  const printed = typed.map(({ name: field, secret, optional }) =>
    secret ? `${field}: ***` : `${field}: \\(${optional ? `String(describing: ${field})` : field})`,
  );
  // Overrides `description`, which would otherwise write the secrets to the log.
  const secret = typed.some((field) => field.secret);
  const text = secret ? `\n    public var description: String { "${name}(${printed.join(', ')})" }\n` : '';
  const checks = bounds(node, helper).map((check) => `        ${check}\n`);
  const checked = checks.length ? `\n    func checkBounds(_ at: String) throws {\n${checks.join('')}    }\n` : '';
  const conforms = [
    'Codable, Equatable, Sendable',
    ...(secret ? ['CustomStringConvertible'] : []),
    ...(checks.length ? [`${prefix ?? LIBRARY}Bounded`] : []),
  ];
  return indented(`${comment(doc)}public struct ${name}: ${conforms.join(', ')} {
${lines.join('')}
    public init(${inputs.join(', ')}) {
${sets.join('')}    }
${text}${checked}}
`);
}

/** Returns a case's name. `none` and `some` get an underscore, as `.none` would mean an absent optional. */
export const caseOf = (word: string) => camelOf(word).replace(/^(none|some)$/, '$1_');

const words = ({ name, words: all }: Words): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `    case ${caseOf(word)} = "${word}"\n`);
  return indented(`public enum ${name}: String, Codable, Sendable {
${known.join('')}    /// A word that only the other side knows, as it is newer.
    case unknown

    public init(from decoder: Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
`);
};

function union({ name, doc, tag, arms }: Union, prefix?: string): string {
  const cases = arms.map((arm) => ({
    word: arm.arm?.word ?? '',
    swift: caseOf(arm.arm?.word ?? ''),
    doc: arm.doc,
    model: arm.fields.length > 0 ? arm.name : undefined,
    isBounded: isBounded(arm.node),
  }));
  const conforms = [
    'Codable, Equatable, Sendable',
    ...(cases.some((item) => item.isBounded) ? [`${prefix ?? LIBRARY}Bounded`] : []),
  ];
  const bounded = cases.filter((item) => item.isBounded);
  const rest = bounded.length < cases.length ? '        default: break\n' : '';
  const checked = bounded.length
    ? `\n    func checkBounds(_ at: String) throws {\n        switch self {\n${bounded.map(({ swift }) => `        case .${swift}(let value): try value.checkBounds(at)\n`).join('')}${rest}        }\n    }\n`
    : '';
  return indented(`${comment(doc)}public enum ${name}: ${conforms.join(', ')} {
${cases.map((item) => `${comment(item.doc, '    ')}    case ${item.swift}${item.model ? `(${item.model})` : ''}\n`).join('')}
    private enum Tag: String, CodingKey {
        case tag = "${tag}"
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Tag.self)
        switch try container.decode(String.self, forKey: .tag) {
${cases.map(({ word, swift, model }) => `        case "${word}": self = .${swift}${model ? `(try ${model}(from: decoder))` : ''}\n`).join('')}        default: throw DecodingError.dataCorruptedError(forKey: .tag, in: container, debugDescription: "another word")
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Tag.self)
        switch self {
${cases
  .map(({ word, swift, model }) =>
    model
      ? `        case .${swift}(let value):\n            try container.encode("${word}", forKey: .tag)\n            try value.encode(to: encoder)\n`
      : `        case .${swift}: try container.encode("${word}", forKey: .tag)\n`,
  )
  .join('')}        }
    }
${checked}}
`);
}

/** Returns the head of the library's namespace. */
const libraryHead = ({ events }: Contract) => `/// The contract's payloads, in a namespace of their own.
public enum Bridge {
    public static let sdkVersion = "${SDK_VERSION}"
    public static let protocolVersion = "${PROTOCOL_VERSION}"
    /// Events an app may name in its handshake.
    public static let events = [${events.map(({ name }) => `"${name}"`).join(', ')}]
}`;

export const SWIFT_IMPORT = '#if canImport(SdHealthBridge)\nimport SdHealthBridge\n#endif\n';

/** Returns the head of an app's namespace, with copies of the library's private helpers. */
const appHead = ({ events }: Contract, prefix: string) => `${SWIFT_IMPORT}
/// The contract's payloads, in a namespace of their own.
public enum ${prefix} {
    /// Events that the channel is told of, for the handshake.
    public static let events: [String] = [${events.map(({ name }) => `"${name}"`).join(', ')}]

    static func bound(_ isKept: Bool, _ place: String, _ rule: String) throws {
        if !isKept { throw BridgeValueError(place: place, rule: rule) }
    }
    static func isNotBlank(_ text: String) -> Bool { text.unicodeScalars.contains { !$0.properties.isWhitespace } }
    static func matches(_ text: String, _ pattern: String) -> Bool { text.range(of: pattern, options: .regularExpression) != nil }
}

protocol ${prefix}Bounded {
    func checkBounds(_ at: String) throws
}`;

const KINDS: {
  readonly [Kind in AnyModel['kind']]: (item: Extract<AnyModel, { kind: Kind }>, prefix?: string) => string;
} = {
  model,
  words,
  union,
};

export function swiftModels(contract: Contract, { prefix }: SwiftTarget): string {
  const models = modelsOfRows(contract.methods, contract.events)
    .map((each) => (KINDS[each.kind] as (model: AnyModel, prefix?: string) => string)(each, prefix))
    .filter((text) => text !== '');
  return `${stamped('Generated from the contract; do not edit.')}
import Foundation
${prefix === undefined ? `\n${libraryHead(contract)}` : appHead(contract, prefix)}

extension ${prefix ?? LIBRARY} {
${models.join('\n')}}
`;
}
