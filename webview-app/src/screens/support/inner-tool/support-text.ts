import { safeText } from '../../../client/safe-text.ts';
import type { Group } from './facts/group.ts';

/** Writes what may leave the phone as plain lines. The masking is the second wall: the first is that a copied line has known parts only. */
export const supportText = (groups: readonly Group[]): string =>
  groups
    .map(({ title, facts }) =>
      [`# ${title}`, ...facts.flatMap(({ copied }) => (copied === undefined ? [] : [safeText(copied)]))].join('\n'),
    )
    .join('\n\n');
