import { safeText } from '../../../client/safe-text.ts';
import type { Group } from './facts/group.ts';

/** Returns the text that may leave the phone. Its lines contain known parts only, and masking is a second protection. */
export const supportText = (groups: readonly Group[]): string =>
  groups
    .map(({ title, facts }) =>
      [`# ${title}`, ...facts.flatMap(({ copied }) => (copied === undefined ? [] : [safeText(copied)]))].join('\n'),
    )
    .join('\n\n');
