/** O01 to O08, L01, L03, L05, L06: runs the vectors for native teams against this repository's own decisions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { decide } from './decide.ts';
import { REASONS } from './reasons.ts';
import { after, type Phone } from './start.ts';
import { START_VECTORS } from './start-vectors.ts';
import { HOST, offerVectors, vectorFiles } from './vectors.ts';

it('the vector files when the code has changed: not stale (npm run generate)', () => {
  for (const [path, document] of Object.entries(vectorFiles()))
    expect(JSON.parse(readFileSync(join(root, path), 'utf8')), path).toEqual(document);
});

describe('an offered bundle', () => {
  it.each(offerVectors().map((vector) => [vector.name, vector] as const))('%s', (_, { host, files, decision }) => {
    const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
    expect(decide(bytes, { ...HOST, ...host })).toEqual(decision);
  });

  it('each reason to refuse when it is in the code: has a vector and a unique exit code', () => {
    const reasons = offerVectors().map(({ decision }) => decision['reason']);
    expect(Object.keys(REASONS).filter((reason) => !reasons.includes(reason))).toEqual([]);
    const codes = Object.values(REASONS).map(([code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('a start', () => {
  it.each(START_VECTORS.map((vector) => [vector.name, vector] as const))('%s', (_, { kept, happenings, expected }) => {
    const phone = happenings.reduce<Phone>(after, { kept, running: null });
    expect({ ...phone.kept, running: phone.running?.build }).toMatchObject(expected);
  });
});
