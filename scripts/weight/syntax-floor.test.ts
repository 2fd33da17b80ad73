// Checks that the SDK runs in the oldest supported engines, such as Chromium 83: ES2019 syntax and no newer library call.
import { parse } from 'acorn';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, type Chunk } from './bundle.ts';
import { PROGRAMS } from './programs.ts';

const NEWER_API =
  /\.(?:at|replaceAll|hasOwn|findLast|findLastIndex|toSorted|toReversed|withResolvers|structuredClone|allSettled|any|groupBy)\(|\bstructuredClone\(|\bAggregateError\b|\bWeakRef\b|AbortSignal\.(?:any|timeout)|randomUUID/;
let chunks: Chunk[] = [];
beforeAll(async () => {
  chunks = [
    ...(await bundle(PROGRAMS.whole)),
    ...(await bundle(
      `export * from './bridge-sdk/src/transports/index.ts'; export * from './bridge-sdk/src/recorder/index.ts';`,
    )),
  ];
}, 120_000);

describe('the built SDK', () => {
  it('a file of the SDK when parsed: has only ES2019 syntax and dynamic imports', () => {
    expect(chunks.length).toBeGreaterThan(8);
    for (const { name, code } of chunks) {
      // These engines know dynamic import, the only ES2020 syntax, so it is parsed as a plain call.
      const source = code.replace(/\bimport\(/g, 'load(');
      expect(
        () => parse(source, { ecmaVersion: 2019, sourceType: 'module', allowImportExportEverywhere: true }),
        name,
      ).not.toThrow();
    }
  });

  it('the parser when the syntax is newer: refuses it', () => {
    for (const code of ['a?.b', 'a ?? b', 'a ||= b', 'class A { b = 1 }', 'class A { #b }', '1n', '1_000', 'await 1'])
      expect(() => parse(code, { ecmaVersion: 2019, sourceType: 'module' })).toThrow();
  });

  it('a file of the SDK when it calls the standard library: uses no newer member', () => {
    for (const { name, code } of chunks) expect([name, NEWER_API.exec(code)?.[0]]).toEqual([name, undefined]);
  });
});
