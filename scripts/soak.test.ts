import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { chosen, samplesWithin } from '../webview-app/test/soak.ts';
import { root } from './workspace/root.ts';

describe('the soak', () => {
  it('parts when named with minutes: those for that long, else all at length', () => {
    const { parts, minutes } = chosen(['--part=payment,chat', '--minutes=3']);
    expect([parts.map(([name]) => name), minutes]).toEqual([['payment', 'chat'], 3]);
    const all = chosen([]);
    expect([all.parts.length, all.minutes]).toEqual([6, undefined]);
    // Each names an existing test.
    const models = execFileSync('git', ['ls-files', '*model*.test.ts'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const [, { file }] of all.parts) expect(models.filter((path) => path.includes(file))).toHaveLength(1);
  });

  it.each([['--part=pay'], ['--part='], ['--minutes=0'], ['--minutes=long'], ['payment']])('%s: refused', (word) => {
    expect(() => chosen([word])).toThrow(/--part=bridge,payment/);
  });

  it('round when little time remains: a part of it, or no round', () => {
    expect(samplesWithin(100_000, 10_000)).toBe(8);
    expect(samplesWithin(6_000, 10_000)).toBe(0);
    expect(samplesWithin(-1, 10_000)).toBe(0);
  });
});
