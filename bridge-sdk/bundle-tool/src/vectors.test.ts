/** O01 to O08, L01, L03, L05, L06: runs the vectors for native teams against this repository's own decisions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { decide } from './decide.ts';
import { readOffer } from './read-offer.ts';
import { REASONS } from './reasons.ts';
import { OFFER_HOST, rolloutVectors } from './rollout-vectors.ts';
import { after, type Phone } from './start.ts';
import { START_VECTORS } from './start-vectors.ts';
import { vectorFiles } from './vector-files.ts';
import { HOST, offerVectors } from './vectors.ts';

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
    const reasons = [
      ...offerVectors().map(({ decision }) => decision['reason']),
      ...rolloutVectors().map(({ look }) => look.reason),
    ];
    expect(Object.keys(REASONS).filter((reason) => !reasons.includes(reason))).toEqual([]);
    const codes = Object.values(REASONS).map(([code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('an offer', () => {
  it.each(rolloutVectors().map((vector) => [vector.name, vector] as const))('%s', (_, { host, file, look }) => {
    const { release, ...others } = readOffer(Buffer.from(file), { ...OFFER_HOST, ...host });
    expect({ ...others, release: release?.build ?? null }).toEqual(look);
  });
});

describe('a start', () => {
  it.each(START_VECTORS.map((vector) => [vector.name, vector] as const))('%s', (_, { kept, happenings, expected }) => {
    const phone = happenings.reduce<Phone>(after, { kept, running: null });
    expect({ ...phone.kept, running: phone.running?.build }).toMatchObject(expected);
  });
});
