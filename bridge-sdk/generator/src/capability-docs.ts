/** Writes a page of docs for each capability and language, with methods, events, payloads, wire messages and hosts. */

import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { CHINESE, type DocWords, ENGLISH } from './capability-words.ts';
import type { Language, Support } from './config.ts';
import type { Field, Node, ObjectNode, UnionNode } from './contract/node.ts';
import type { Capability, Contract, EventRow, MethodRow } from './contract/rows.ts';
import { samplePayload } from './contract/samples.ts';
import { literal } from './literal.ts';

/** Lists the events that `watchPage` of the SDK observes in every host, without help from the host. */
const PAGE_EVENTS: readonly string[] = ['resumed', 'paused', 'networkChanged'];

const NOTE = '<!-- Written from the contract by `npm run generate`; do not edit. -->';
const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function typeOf(node: Node, words: DocWords): string {
  switch (node.kind) {
    case 'text':
      return node.words ? node.words.map((word) => `\`${word}\``).join(words.comma) : words.kinds.text;
    case 'number':
      return node.whole ? words.kinds.wholeNumber : words.kinds.number;
    case 'boolean':
      return words.kinds.boolean;
    case 'anything':
      return words.kinds.anything;
    case 'list':
      if (node.items.kind === 'union') return words.oneOf(node.items.tag, true);
      return node.items.kind === 'object' ? words.kinds.objects : words.listOf(typeOf(node.items, words));
    case 'record':
      return words.objectOf(typeOf(node.values, words));
    case 'object':
      return words.kinds.object;
    case 'union':
      return words.oneOf(node.tag, false);
  }
}

function rulesOf(node: Node, words: DocWords): string[] {
  if (node.kind === 'text' && node.address) {
    const rule = words.addresses[node.address];
    if (!rule)
      throw new ClearError(`capability-words.ts has no words for the address rule ${node.address}, in both languages`);
    return [`${words.address}${rule}`];
  }
  if (node.kind === 'union') return node.open ? [words.newerKind(node.tag)] : [];
  if (node.kind === 'list' && (node.items.kind === 'union' || (node.items.kind === 'text' && node.items.address)))
    return [...(node.minItems ? [words.atLeast(node.minItems)] : []), ...rulesOf(node.items, words)];
  if (node.kind === 'text')
    return [
      ...(node.pattern === '\\S' ? [words.notEmpty] : node.pattern ? [`\`${node.pattern}\``] : []),
      ...(node.open ? [words.newerWord] : []),
    ];
  if (node.kind === 'number')
    return [
      ...(node.minimum === undefined ? [] : [words.atLeast(node.minimum)]),
      ...(node.maximum === undefined ? [] : [words.atMost(node.maximum)]),
    ];
  return node.kind === 'list' && node.minItems ? [words.atLeast(node.minItems)] : [];
}

/** Returns the table rows of fields. `conditions` name the union objects that the fields belong to. */
const rowsOf = (fields: readonly Field[], words: DocWords, path = '', conditions: readonly string[] = []): string[][] =>
  fields.flatMap(({ name, node, optional, secret, doc, zh }) => {
    const inner = node.kind === 'list' ? node.items : node;
    const fullPath = `${path}${name}${node.kind === 'list' ? '[]' : ''}`;
    const hidden = secret ? [words.secret] : [];
    const sentence = [...conditions, ...rulesOf(node, words), ...hidden, ...(doc ? [words.doc({ doc, zh })] : [])].join(
      words.semicolon,
    );
    const row = [`\`${fullPath}\``, typeOf(node, words), optional ? '' : words.yes, sentence];
    if (inner.kind === 'union') return [row, ...rowsOfUnion(inner, words, `${fullPath}.`, conditions)];
    return inner.kind === 'object' ? [row, ...rowsOf(inner.fields, words, `${fullPath}.`, conditions)] : [row];
  });

/** Returns the table row of a union's tag and the rows of each object's fields. The tag's row explains each value. */
function rowsOfUnion(node: UnionNode, words: DocWords, path: string, conditions: readonly string[]): string[][] {
  const { tag, tagDoc, arms } = node;
  const sentences = [
    ...conditions,
    ...(tagDoc.doc ? [words.doc(tagDoc)] : []),
    ...arms.flatMap((arm) => (arm.doc ? [`\`${arm.word}\`${words.colon}${words.doc(arm)}`] : [])),
  ];
  const kinds = arms.map(({ word }) => `\`${word}\``).join(words.comma);
  return [
    [`\`${path}${tag}\``, kinds, words.yes, sentences.join(words.semicolon)],
    ...arms.flatMap(({ word, node: { fields } }) =>
      rowsOf(fields, words, path, [...conditions, words.ofKind(tag, word)]),
    ),
  ];
}

const payload = (title: string, node: ObjectNode, none: string, words: DocWords) =>
  node.fields.length
    ? `**${title}**\n\n${table(words.head, rowsOf(node.fields, words))}`
    : `**${title}**${words.colon}${none}`;

/** Makes a Markdown anchor of a heading. */
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^\w-]/g, '');

const paragraphs = (text: string) => text.replace(/\n/g, '\n\n');
const wireText = (message: object) => JSON.stringify({ jsonrpc: '2.0', ...message });

function deadlineText({ deadlineMs, singleFlight, journal, leaves }: MethodRow, words: DocWords): string {
  const time = deadlineMs >= 60_000 ? words.minutes(deadlineMs / 60_000) : words.seconds(deadlineMs / 1_000);
  const notes = [words.deadline(time)];
  if (singleFlight === 'all') notes.push(words.joins);
  if (singleFlight?.startsWith('per:')) notes.push(words.joinsBy(singleFlight.slice(4)));
  if (journal) notes.push(words.journalled(journal));
  if (leaves) notes.push(words.leaves);
  return notes.join('');
}

/** Lists the errors of every method. */
const COMMON_ERRORS = ['TIMEOUT', 'HOST_GONE', 'ABORTED', 'BAD_PARAMS', 'BAD_REPLY', 'TOO_LARGE', 'FAILED'];

/** Returns the errors of a method: the errors of its row, BUSY if it is journalled, and the errors of hosts that lack it. */
function errorsText({ name, errors, journal }: MethodRow, words: DocWords, support?: Support): string {
  const codes = new Set<string>(errors);
  if (journal) codes.add('BUSY');
  if (!support || support.hosts.some((host) => support.of(host, name) !== 'yes'))
    codes.add('UNSUPPORTED').add('HOST_TOO_OLD');
  const listOf = (items: Iterable<string>) => [...items].map((code) => `\`${code}\``).join(words.comma);
  return words.rejects(listOf(codes), listOf(COMMON_ERRORS));
}

/** Returns the table cells with the support of a method by each host. */
const supportCells = (method: string, { matrix, yes }: DocWords, support: Support) =>
  support.hosts.map((host) => {
    const cell = support.of(host, method);
    return cell === 'yes' ? yes : cell === 'dialog' ? matrix.dialog : cell;
  });
const hostTitles = ({ matrix }: DocWords, { hosts }: Support) => hosts.map(matrix.titleOf);

/** Holds the options for the docs of one contract. The SDK's docs list the hosts of a method, an app's docs import from `from`. */
export interface DocOptions {
  /** Tells which host has which method. Absent for an app's contract. */
  readonly support?: Support;
  readonly from: string;
}

function methodSection(row: MethodRow, words: DocWords, { support }: DocOptions): string {
  const id = '1790000000.1';
  const params = samplePayload(row.params);
  return [
    `## ${row.name}`,
    paragraphs(words.doc(row)),
    payload(words.params, row.params, words.none, words),
    payload(words.result, row.result, words.nothing, words),
    deadlineText(row, words),
    errorsText(row, words, support),
    ...(support ? [table(hostTitles(words, support), [supportCells(row.name, words, support)])] : []),
    `\`\`\`json\n${wireText({ id, method: row.name, params })}\n${wireText({ id, result: samplePayload(row.result) })}\n\`\`\``,
  ].join('\n\n');
}

function eventSection(row: EventRow, words: DocWords, { support }: DocOptions): string {
  const id = row.answered ? { id: 'host.1' } : {};
  return [
    `## ${row.name}`,
    paragraphs(words.doc(row)),
    payload(words.payload, row.payload, words.none, words),
    ...(row.answered ? [words.waits] : []),
    ...(support ? [words.sentBy(row.since, PAGE_EVENTS.includes(row.name))] : []),
    `\`\`\`json\n${wireText({ ...id, method: row.name, params: samplePayload(row.payload) })}${
      row.answered ? `\n${wireText({ id: 'host.1', result: { handled: true } })}` : ''
    }\n\`\`\``,
  ].join('\n\n');
}

function usage({ methods, events }: Capability, from: string): string {
  const [call] = methods;
  const [event] = events;
  const names = [call?.id, event?.id].filter((name) => name !== undefined);
  const lines = [
    `import { ${names.join(', ')} } from '${from}';\n`,
    ...(call
      ? [
          `if (bridge.supports(${call.id}).ok) {`,
          `  await bridge.call(${call.id}, ${literal(samplePayload(call.params, false), '  ')});`,
          '}',
        ]
      : []),
    ...(event ? [`const stop = bridge.on(${event.id}, (payload) => console.log(payload));`] : []),
  ];
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

/** Removes links to pages that exist only in the SDK's docs. */
const withoutLinks = (text: string) =>
  text
    .replace(/ ?[(（]\[[^\]]*\]\((?:\.\/|\.\.\/)(?:wire|hosts|README)[^)]*\)[)）]/g, '')
    .replace(/\[([^\]]*)\]\(\.\/(?:wire|hosts)[^)]*\)/g, '$1');

function page(capability: Capability, words: DocWords, options: DocOptions): string {
  const { name, methods, events } = capability;
  const contents = [...methods, ...events].map((row) => `[${row.name}](#${anchorOf(row.name)})`).join(' · ');
  const text = `${[
    NOTE,
    `# ${name}`,
    `${contents} · ${words.otherLanguage(name)}`,
    usage(capability, options.from),
    ...(options.support ? [words.versions] : []),
    ...methods.map((row) => methodSection(row, words, options)),
    ...(events.length ? [`# ${words.eventsOf(name)}`, ...events.map((row) => eventSection(row, words, options))] : []),
  ].join('\n\n')}\n`;
  return options.support ? text : withoutLinks(text);
}

/** Returns the page with the table of methods by host, the table of events and an explanation. */
function matrixPage({ capabilities }: Contract, words: DocWords, support: Support): string {
  const { matrix } = words;
  const linked = (capability: string, name: string) => `[${name}](./${capability}${words.end}#${name.toLowerCase()})`;
  const methodRows = capabilities.flatMap(({ name, methods }) =>
    methods.map((row) => [linked(name, row.name), ...supportCells(row.name, words, support)]),
  );
  const eventRows = capabilities.flatMap(({ name, events }) =>
    events.map((row) => [linked(name, row.name), row.since, PAGE_EVENTS.includes(row.name) ? matrix.page : '–']),
  );
  return `${[
    NOTE,
    `# ${matrix.title}`,
    `${matrix.about}${words.otherLanguage('hosts')}`,
    table([matrix.method, ...hostTitles(words, support)], methodRows),
    `## ${matrix.events}`,
    table([matrix.event, matrix.ownApps, matrix.otherHosts], eventRows),
    matrix.eventsAbout,
    `## ${matrix.reading}`,
    table([matrix.cell, matrix.means], matrix.cells),
    matrix.readingAbout,
  ].join('\n\n')}\n`;
}

const LANGUAGES: Readonly<Record<Language, DocWords>> = { en: ENGLISH, zh: CHINESE };

/** Returns the pages by their names: one for each capability and language, and the host tables of the standard contract. */
export const capabilityDocs = (
  contract: Contract,
  options: DocOptions,
  languages: readonly Language[] = ['en', 'zh'],
): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const words = LANGUAGES[language];
      const labels = languages.length > 1 ? words : { ...words, otherLanguage: () => '' };
      return [
        ...contract.capabilities.map((capability) => [
          `${capability.name}${words.end}`,
          page(capability, labels, options),
        ]),
        ...(options.support ? [[`hosts${words.end}`, matrixPage(contract, labels, options.support)]] : []),
      ];
    }),
  );
