import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostsOf, NAMED_SPECS } from '../../webview-app/e2e/host-selection.ts';
import { hosts } from '../../webview-app/e2e/hosts.ts';
import { root } from '../workspace/root.ts';

const SPEC = /\.spec\.ts$/;
const specs = readdirSync(join(root, 'webview-app/e2e'))
  .filter((file) => SPEC.test(file))
  .map((file) => file.replace(SPEC, ''));
const names = Object.keys(hosts);
const sampleHosts = (spec: string) => hostsOf(spec, names, 'sample');

it('hosts of a spec when it runs in the sample: at least one, each also in the long form', () => {
  for (const spec of specs) {
    expect(sampleHosts(spec), spec).not.toEqual([]);
    expect(hostsOf(spec, names, 'all'), spec).toEqual(expect.arrayContaining([...sampleHosts(spec)]));
  }
});

it('table of hosts when a spec is removed: no row names a missing spec', () => {
  expect(NAMED_SPECS.filter((spec) => !specs.includes(spec))).toEqual([]);
});

it('the sample when all its specs run: covers every host, login and payment', () => {
  expect(new Set(specs.flatMap(sampleHosts))).toEqual(
    new Set(names.filter((name) => !['android-app-old', 'android-app-java-new'].includes(name))),
  );
  expect(sampleHosts('payment')).toEqual(['wechat-ios', 'mini-program', 'ios-app', 'browser']);
});

it('hosts of a spec when the table does not name it: one in the sample (chosen by the spec’s name), all in the long form', () => {
  const journeys = Array.from(
    { length: 60 },
    (_, index) => `journey-${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  for (const journey of journeys) {
    expect(sampleHosts(journey)).toHaveLength(1);
    expect(hostsOf(journey, names, 'all')).toHaveLength(names.length - 2);
  }
  expect(new Set(journeys.flatMap(sampleHosts))).toEqual(new Set(['browser', 'ios-app', 'wechat-ios']));
  expect(['telephony', 'landing', 'checkup-faults'].flatMap(sampleHosts)).toEqual(['browser', 'ios-app', 'wechat-ios']);
});
