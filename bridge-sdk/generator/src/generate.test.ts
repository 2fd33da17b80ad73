import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import config from '../../bridge.config.ts';
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import { generateFiles } from './command.ts';
import { NO_DOC } from './contract/docs.ts';
import { ERRORS } from './contract/errors.ts';
import { schemaOf } from './contract/json-schema.ts';
import { modelsOf } from './contract/models.ts';
import { readNode } from './contract/node.ts';
import { capabilities, events, methods } from './contract/read.ts';
import { typeOf } from './contract/typescript.ts';

const readCommitted = (path: string) => {
  const file = join(root, 'bridge-sdk', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'missing';
};

const generated = await generateFiles({ config, base: join(root, 'bridge-sdk') });

describe('a committed file when it is generated again: not stale (npm run generate)', () => {
  it.each(Object.entries(generated))('%s', (path, text) => {
    expect(readCommitted(path)).toBe(text);
  });
});

it('the standard contract when it has a method or event: it has a doc comment', () => {
  expect(methods.length).toBeGreaterThanOrEqual(30);
  expect(events.length).toBeGreaterThanOrEqual(9);
  expect([...methods, ...events].filter(({ doc }) => doc === '')).toEqual([]);
  expect(capabilities.map(({ name }) => name)).toContain('payment');
});

it.each(['kotlin/Methods.kt', 'swift/Methods.swift', 'arkts/Methods.ets', 'openrpc.json'])(
  '%s when the contract has a method or event: names it',
  (file) => {
    const text = readCommitted(`native/${file}`);
    for (const { name } of [...methods, ...events]) expect(text).toContain(name);
  },
);

it('a generated model when it is printed in Kotlin or Swift: hides its secrets', () => {
  const kotlin = readCommitted('native/kotlin/Models.kt');
  const swift = readCommitted('native/swift/Models.swift');
  expect(kotlin).toMatch(/"PaySeqParams\(.*signature=\*\*\*/);
  expect(swift).toMatch(/"PaySeqParams\(.*signature: \*\*\*/);
  for (const text of [kotlin, swift]) expect(text).not.toMatch(/token=?:? ?[$\\]/);
});

it('an open enum when generated: allows «unknown» in TypeScript and any text in JSON Schema', () => {
  const node = readNode(
    { type: 'object', properties: { a: { type: 'string', openEnum: ['x-y', '2g'] } }, required: ['a'] },
    () => NO_DOC,
  );
  if (node.kind !== 'object') throw new Error('no object');
  expect(schemaOf(node)).toEqual({
    type: 'object',
    properties: { a: { type: 'string', 'x-words': ['x-y', '2g'] } },
    required: ['a'],
  });
  expect(typeOf(node)).toBe("{\n  a: 'x-y' | '2g' | 'unknown';\n}");
  expect(modelsOf('Row', node, '').at(-1)).toEqual({ kind: 'words', name: 'RowA', words: ['x-y', '2g'], path: '/a' });
});

const nativeCode = Object.keys(generated).filter((path) => /\.(kt|swift|ets)$/.test(path));

it.each(nativeCode)('%s when it is generated: begins with the versions of SDK and protocol', (path) => {
  expect(readCommitted(path).split('\n')[0]).toBe(
    `// @sdhealth/bridge-sdk ${SDK_VERSION}, protocol ${PROTOCOL_VERSION}`,
  );
});

it('an error that hosts may answer when an app refuses a call: exists in every native language', () => {
  const hostCodes = Object.entries(ERRORS).flatMap(([word, { wire }]) =>
    wire === undefined || word === 'HOST_GONE' ? [] : [word],
  );
  for (const file of ['kotlin/BridgeException.kt', 'swift/BridgeError.swift', 'arkts/Refusal.ets']) {
    const text = readCommitted(`native/${file}`);
    expect(hostCodes.filter((word) => !new RegExp(`["']${word}["']`).test(text))).toEqual([]);
  }
});

it('the classes of the native library when apps often have a name: do not use it', () => {
  const names = nativeCode
    .filter((path) => !path.includes('/test/') && !path.includes('Models'))
    .flatMap((path) => [
      ...readCommitted(path).matchAll(
        /^(?:export |public |abstract |sealed |final |data )*(?:class|struct|enum|interface|protocol|val) (\w+)/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /^(Call|Calls|Channel|Dispatcher|Events|EVENTS|JSONValue|json)$/.test(name))).toEqual(
    [],
  );
});

it('a schema when no generator can translate it: refused', () => {
  expect(() => readNode({ anyOf: [{ type: 'string' }] }, () => NO_DOC)).toThrow('no language knows');
});

it('an error when it has a code on the wire: is in the OpenRPC document', () => {
  const document: { components: { errors: Record<string, { code: number }> } } = JSON.parse(
    readCommitted('native/openrpc.json'),
  );
  const wires = Object.entries(document.components.errors).map(([name, { code }]) => [name, code]);
  expect(wires).toEqual(
    Object.entries(ERRORS).flatMap(([name, { wire }]) => (wire === undefined ? [] : [[name, wire]])),
  );
});
