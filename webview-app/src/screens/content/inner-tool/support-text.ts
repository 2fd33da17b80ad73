import type { Group } from './facts/group.ts';

/** Writes the groups as plain lines. Each line passes `safe`, which masks what must not leave the phone. */
export const supportText = (groups: readonly Group[], safe: (line: string) => string): string =>
  groups
    .map(({ title, facts }) =>
      // Not a colon: a value behind the name of a call such as `refreshToken` would be masked.
      [`# ${title}`, ...facts.map(([name, value]) => safe(`${name} | ${value}`))].join('\n'),
    )
    .join('\n\n');
