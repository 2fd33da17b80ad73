import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { partsFrom, sampleCountWithin } from '../webview-app/test/soak.ts';
import { root } from './workspace/root.ts';

describe('the soak', () => {
  it('the parts when named with minutes: only those, for that long', () => {
    const { parts, minutes } = partsFrom(['--part=payment,chat', '--minutes=3']);
    expect([parts.map(([name]) => name), minutes]).toEqual([['payment', 'chat'], 3]);
    const defaults = partsFrom([]);
    expect([defaults.parts.length, defaults.minutes]).toEqual([6, undefined]);
    // Each names an existing test.
    const models = execFileSync('git', ['ls-files', '*model*.test.ts'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const [, { file }] of defaults.parts) expect(models.filter((path) => path.includes(file))).toHaveLength(1);
  });

  it.each([['--part=pay'], ['--part='], ['--minutes=0'], ['--minutes=long'], ['payment']])(
    'argument %s: refused',
    (arg) => {
      expect(() => partsFrom([arg])).toThrow(/--part=bridge,payment/);
    },
  );

  it('the samples of a round when little time remains: fewer or none', () => {
    expect(sampleCountWithin(100_000, 10_000)).toBe(8);
    expect(sampleCountWithin(6_000, 10_000)).toBe(0);
    expect(sampleCountWithin(-1, 10_000)).toBe(0);
  });
});
