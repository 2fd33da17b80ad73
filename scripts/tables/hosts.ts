/** Checks that each host of the SDK's list has its own name and title, and is detected by the user agent of its imitation. */
import { repeated, type TableCheck } from './table-check.ts';

interface Host {
  readonly name: string;
  readonly title: string;
}

/** `detected` returns the name that is detected for the user agent of a host's imitation. */
export function checkHosts<One extends Host>(hosts: readonly One[], detected: (host: One) => string): TableCheck {
  return {
    line: `${hosts.length} hosts`,
    faults: [
      ...repeated(hosts.map(({ name }) => name)).map((name) => `two hosts have the name ${name}`),
      ...repeated(hosts.map(({ title }) => title)).map((title) => `two hosts have the title ${title}`),
      ...hosts
        .map((host) => ({ name: host.name, found: detected(host) }))
        .filter(({ name, found }) => found !== name)
        .map(({ name, found }) => `the imitated ${name} is taken for ${found}`),
    ],
  };
}
