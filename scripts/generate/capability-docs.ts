/** Writes one page of docs for each capability: every call and event with its payloads, its wire messages and the hosts that have it. */

import type { Field, Node, ObjectNode } from '../contract/node.ts';
import { type CallRow, type Capability, capabilities, type EventRow } from '../contract/read.ts';
import { samplePayload } from '../contract/samples.ts';
import { docHosts, supportOf } from './support-matrix.ts';

const NOTE = '<!-- Written from the contract by `npm run generate`; do not edit. -->';
const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function typeOf(node: Node): string {
  switch (node.kind) {
    case 'text':
      return node.words ? node.words.map((word) => `\`${word}\``).join(', ') : 'text';
    case 'number':
      return node.whole ? 'whole number' : 'number';
    case 'boolean':
      return 'boolean';
    case 'anything':
      return 'anything';
    case 'list':
      return node.items.kind === 'object' ? 'list of objects' : `list of ${typeOf(node.items)}`;
    case 'record':
      return `object of ${typeOf(node.values)}`;
    case 'object':
      return 'object';
  }
}

/** The rules of addresses (`bridge-sdk/src/core/address.ts`) in words. */
const ADDRESSES: Readonly<Record<string, string>> = {
  own: "a page of the page's own origin or of one in `origins`",
  return: "absolute, of the page's own web origin or of one in `origins`",
  web: 'absolute, http or https',
  page: 'http or https',
  file: 'http or https, or a `blob:` of the page',
  picture: 'http or https, a `blob:` of the page, or `data:image/`',
  app: "http or https, or a scheme of an app's own",
};

function rulesOf(node: Node): string[] {
  if (node.kind === 'text' && node.address) {
    const words = ADDRESSES[node.address];
    if (!words) throw new Error(`docs: no words for the address rule ${node.address}`);
    return [`[an address](./wire.md#addresses): ${words}`];
  }
  if (node.kind === 'list' && node.items.kind === 'text' && node.items.address)
    return [...(node.minItems ? [`at least ${node.minItems}`] : []), ...rulesOf(node.items)];
  if (node.kind === 'text')
    return [
      ...(node.pattern === '\\S' ? ['not empty'] : node.pattern ? [`\`${node.pattern}\``] : []),
      ...(node.open ? ["a newer host's word reads `unknown`"] : []),
    ];
  if (node.kind === 'number')
    return [
      ...(node.minimum === undefined ? [] : [`at least ${node.minimum}`]),
      ...(node.maximum === undefined ? [] : [`at most ${node.maximum}`]),
    ];
  return node.kind === 'list' && node.minItems ? [`at least ${node.minItems}`] : [];
}

const rowsOf = (fields: readonly Field[], path = ''): string[][] =>
  fields.flatMap(({ name, node, optional, secret, doc }) => {
    const inner = node.kind === 'list' ? node.items : node;
    const at = `${path}${name}${node.kind === 'list' ? '[]' : ''}`;
    const hidden = secret ? ['**secret**: never logged, shown or recorded'] : [];
    const said = [...rulesOf(node), ...hidden, ...(doc ? [doc] : [])].join('; ');
    const row = [`\`${at}\``, typeOf(node), optional ? '' : 'yes', said];
    return inner.kind === 'object' ? [row, ...rowsOf(inner.fields, `${at}.`)] : [row];
  });

const payload = (title: string, node: ObjectNode, none: string) =>
  node.fields.length
    ? `**${title}**\n\n${table(['field', 'type', 'always', ''], rowsOf(node.fields))}`
    : `**${title}**: ${none}`;

const seconds = (ms: number) => (ms >= 60_000 ? `${ms / 60_000} min` : `${ms / 1_000} s`);
const paragraphs = (doc: string) => doc.replace(/\n/g, '\n\n');
const wire = (message: object) => JSON.stringify({ jsonrpc: '2.0', ...message });

function treatment({ deadlineMs, singleFlight, journal, leaves }: CallRow): string {
  const notes = [`Must be finished within ${seconds(deadlineMs)} of being sent.`];
  if (singleFlight === 'all') notes.push('A second call while one is open joins it.');
  if (singleFlight?.startsWith('per:'))
    notes.push(`A second call with the same \`${singleFlight.slice(4)}\` while one is open joins it.`);
  if (journal) notes.push(`Journalled by \`${journal}\` before it is sent; \`pending()\` names it until \`settle()\`.`);
  if (leaves) notes.push('May leave the page: `pending()` names it until its end is known.');
  return notes.join(' ');
}

/** Errors that every call may have. */
const ALWAYS = ['TIMEOUT', 'HOST_GONE', 'ABORTED', 'BAD_PARAMS', 'BAD_REPLY', 'TOO_LARGE', 'FAILED'];

/** Returns the errors of a call: its own, those of the journal, and those of a host that does not have it. */
function rejections({ name, errors, journal }: CallRow): string {
  const codes = new Set<string>(errors);
  if (journal) codes.add('BUSY');
  if (docHosts.some((host) => supportOf(host, name) !== 'yes')) codes.add('UNSUPPORTED').add('HOST_TOO_OLD');
  const own = [...codes].map((code) => `\`${code}\``);
  return `**Rejects** with ${own.join(', ')}, and with what any call may: ${ALWAYS.map((code) => `\`${code}\``).join(', ')} ([errors](../README.md#errors)).`;
}

function callSection(row: CallRow): string {
  const id = '1790000000.1';
  const params = samplePayload(row.params);
  return [
    `## ${row.name}`,
    paragraphs(row.doc),
    payload('Params', row.params, 'none (`{}`)'),
    payload('Result', row.result, 'nothing to read (`{}`)'),
    treatment(row),
    rejections(row),
    table(
      docHosts.map(({ title }) => title),
      [docHosts.map((host) => supportOf(host, row.name))],
    ),
    `\`\`\`json\n${wire({ id, method: row.name, params })}\n${wire({ id, result: samplePayload(row.result) })}\n\`\`\``,
  ].join('\n\n');
}

function eventSection(row: EventRow): string {
  const id = row.answered ? { id: 'host.1' } : {};
  return [
    `## ${row.name}`,
    paragraphs(row.doc),
    payload('Payload', row.payload, 'none (`{}`)'),
    ...(row.answered ? ['The host waits for the page: a listener that returns `true` has handled it.'] : []),
    `\`\`\`json\n${wire({ ...id, method: row.name, params: samplePayload(row.payload) })}${
      row.answered ? `\n${wire({ id: 'host.1', result: { handled: true } })}` : ''
    }\n\`\`\``,
  ].join('\n\n');
}

function usage({ calls, events }: Capability): string {
  const [call] = calls;
  const [event] = events;
  const names = [call?.name, event?.name].filter((name) => name !== undefined);
  const lines = [
    `import { ${names.join(', ')} } from '@sdhealth/bridge-sdk';\n`,
    ...(call
      ? [
          `if (bridge.supports(${call.name}).ok) {`,
          `  await bridge.call(${call.name}, ${literal(samplePayload(call.params, false), '  ')});`,
          '}',
        ]
      : []),
    ...(event ? [`const stop = bridge.on(${event.name}, (payload) => console.log(payload));`] : []),
  ];
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

/** Returns a value as TypeScript: on one line or, where that is long, one field a line. */
function literal(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).replace(/^"(.*)"$/, "'$1'");
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field, `${indent}  `)}`);
  const line = fields.length ? `{ ${fields.join(', ')} }` : '{}';
  return line.length < 60 ? line : `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}

function page(capability: Capability): string {
  const { name, calls, events } = capability;
  const contents = [...calls, ...events].map((row) => `[${row.name}](#${row.name.toLowerCase()})`).join(' · ');
  return `${[
    NOTE,
    `# ${name}`,
    contents,
    usage(capability),
    ...calls.map(callSection),
    ...(events.length ? [`# Events of ${name}`, ...events.map(eventSection)] : []),
  ].join('\n\n')}\n`;
}

/** Returns the table of calls by host, with the first version of the own apps. */
function matrix(): string {
  const rows = capabilities.flatMap(({ name, calls }) =>
    calls.map((row) => [
      `[${row.name}](./${name}.md#${row.name.toLowerCase()})`,
      ...docHosts.map((host) => supportOf(host, row.name)),
    ]),
  );
  return `${[
    NOTE,
    '# Which host can do what',
    "What `supportsOn(detectHost({ userAgent }), method)` says, on a server and in a page alike. An own app that shakes hands has the last word: then the versions here count for nothing. The name of an option means that the page must give it, else the reason is NOT_CONFIGURED: `sign` (a signature of your backend; in WeCom the option `wecom`, too), `payUrl`, `miniProgramPayPage`; «dialog» is the page's own fallback.",
    table(['call', ...docHosts.map(({ title }) => title)], rows),
  ].join('\n\n')}\n`;
}

export const capabilityDocs = (): Record<string, string> => ({
  ...Object.fromEntries(capabilities.map((capability) => [`docs/${capability.name}.md`, page(capability)])),
  'docs/hosts.md': matrix(),
});
