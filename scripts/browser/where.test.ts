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

it('every spec has a host, in the long form and in the sample, and the sample is a part of the long form', () => {
  for (const spec of specs) {
    expect(sample(spec), spec).not.toEqual([]);
    expect(hostsOf(spec, names, 'all'), spec).toEqual(expect.arrayContaining([...sample(spec)]));
  }
});

it('names no spec that is not there', () => {
  expect(NAMED_SPECS.filter((spec) => !specs.includes(spec))).toEqual([]);
});

it('the sample has every host, and every way to log in and to pay', () => {
  expect(new Set(specs.flatMap(sample))).toEqual(
    new Set(names.filter((name) => !['android-app-old', 'android-app-java-new'].includes(name))),
  );
  expect(sample('payment')).toEqual(['wechat-ios', 'mini-program', 'ios-app', 'browser']);
});

it('a journey that the table does not name is on one host in the sample, by its name, and on all in the long form', () => {
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
