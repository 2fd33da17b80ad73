import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hosts } from '../../webview-app/e2e/hosts.ts';
import { hostsOf, NAMED_SPECS } from '../../webview-app/e2e/where.ts';
import { root } from '../workspace/root.ts';

const SPEC = /\.spec\.ts$/;
const specs = readdirSync(join(root, 'webview-app/e2e'))
  .filter((file) => SPEC.test(file))
  .map((file) => file.replace(SPEC, ''));
const names = Object.keys(hosts);
const sample = (spec: string) => hostsOf(spec, names, 'sample');

it('hosts of a spec when it runs in the sample: at least one, all of them also in the long form', () => {
  for (const spec of specs) {
    expect(sample(spec), spec).not.toEqual([]);
    expect(hostsOf(spec, names, 'all'), spec).toEqual(expect.arrayContaining([...sample(spec)]));
  }
});

it('table of hosts when a spec is removed: no row names a missing spec', () => {
  expect(NAMED_SPECS.filter((spec) => !specs.includes(spec))).toEqual([]);
});

it('sample when all specs are counted: every host, login and payment is covered', () => {
  expect(new Set(specs.flatMap(sample))).toEqual(
    new Set(names.filter((name) => !['android-app-old', 'android-app-java-new'].includes(name))),
  );
  expect(sample('payment')).toEqual(['wechat-ios', 'mini-program', 'ios-app', 'browser']);
});

it('hosts of a spec when the table does not name it: one by its name in the sample, all in the long form', () => {
  const journeys = Array.from(
    { length: 60 },
    (_, index) => `journey-${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  for (const journey of journeys) {
    expect(sample(journey)).toHaveLength(1);
    expect(hostsOf(journey, names, 'all')).toHaveLength(names.length - 2);
  }
  expect(new Set(journeys.flatMap(sample))).toEqual(new Set(['browser', 'ios-app', 'wechat-ios']));
  expect(['telephony', 'landing', 'checkup-faults'].flatMap(sample)).toEqual(['browser', 'ios-app', 'wechat-ios']);
});
