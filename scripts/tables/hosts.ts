/** Checks that each host has a unique name and title, and is detected by the user agent of its shim. */
import { repeated, type TableCheck } from './table-check.ts';

interface Host {
  readonly name: string;
  readonly title: string;
}

/** Compares hosts by `detected`, which returns the name detected for the user agent of a host's shim. */
export function checkHosts<One extends Host>(hosts: readonly One[], detectedName: (host: One) => string): TableCheck {
  return {
    line: `${hosts.length} hosts`,
    faults: [
      ...repeated(hosts.map(({ name }) => name)).map((name) => `two hosts have the name ${name}`),
      ...repeated(hosts.map(({ title }) => title)).map((title) => `two hosts have the title ${title}`),
      ...hosts
        .map((host) => ({ name: host.name, actual: detectedName(host) }))
        .filter(({ name, actual }) => actual !== name)
        .map(({ name, actual }) => `the imitated ${name} is detected as ${actual}`),
    ],
  };
}
