// Checks that the SDK runs in the oldest supported engines, such as Chromium 83: ES2019 syntax and no newer library call.
import { parse } from 'acorn';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, type Chunk } from './bundle.ts';
import { PROGRAMS } from './programs.ts';

const YOUNGER =
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
  it('file of the SDK when it is parsed: ES2019 and dynamic import only', () => {
    expect(chunks.length).toBeGreaterThan(8);
    for (const { name, code } of chunks) {
      // Dynamic import is the only ES2020 syntax in these engines, so it is parsed as a plain call.
      const plain = code.replace(/\bimport\(/g, 'load(');
      expect(
        () => parse(plain, { ecmaVersion: 2019, sourceType: 'module', allowImportExportEverywhere: true }),
        name,
      ).not.toThrow();
    }
  });

  it('parser when the syntax is younger: refuses it', () => {
    for (const code of ['a?.b', 'a ?? b', 'a ||= b', 'class A { b = 1 }', 'class A { #b }', '1n', '1_000', 'await 1'])
      expect(() => parse(code, { ecmaVersion: 2019, sourceType: 'module' })).toThrow();
  });

  it('file of the SDK when it calls the library: no member is younger than its syntax', () => {
    for (const { name, code } of chunks) expect([name, YOUNGER.exec(code)?.[0]]).toEqual([name, undefined]);
  });
});
