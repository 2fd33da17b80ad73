/** Computes the next version from the changeset files, and checks it against the changes of contract and exports. */
import getReleasePlan from '@changesets/get-release-plan';
import {
  type Change,
  highest,
  LEVELS,
  type Level,
  levelFrom,
  rankOf,
} from '../../bridge-sdk/generator/src/diff/levels.ts';
import { root } from '../workspace/root.ts';
import { changesSinceLast } from './baseline.ts';
import { currentVersion, publishedNames } from './workspaces.ts';

export interface Plan {
  readonly from: string;
  readonly to: string;
  /** The highest level in the changeset files. */
  readonly requested: Level;
  /** The changes of contract and exports since the last release; undefined before the first one. */
  readonly changes: readonly Change[] | undefined;
  readonly refusals: readonly string[];
}

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

const requestedIn = (changesets: readonly { readonly releases: readonly { readonly type: string }[] }[]): Level =>
  highest(changesets.flatMap(({ releases }) => releases.map(({ type }) => type)).filter(isLevel));

export const requestedLevel = async (): Promise<Level> => requestedIn((await getReleasePlan(root)).changesets);

export async function planRelease(): Promise<Plan> {
  const { changesets, releases } = await getReleasePlan(root);
  const names = publishedNames();
  const next = releases.filter(({ name }) => names.includes(name));
  const from = currentVersion();
  const to = next[0]?.newVersion ?? from;
  const requested = requestedIn(changesets);
  const changes = await changesSinceLast();
  const needed = levelFrom(from, highest((changes ?? []).map(({ level }) => level)));
  const refusals = [
    ...(next.length === 0 ? ['Nothing to release: .changeset has no change of a published package.'] : []),
    ...(next.some(({ newVersion }) => newVersion !== to)
      ? ['The packages would get different versions: .changeset/config.json.']
      : []),
    ...(next.length > 0 && rankOf(needed) > rankOf(requested)
      ? [
          `The changeset files have the level ${requested}, but the public changes require ${needed}. Raise it in a file of .changeset.`,
        ]
      : []),
  ];
  return { from, to, requested, changes, refusals };
}

export function planLines({ from, to, requested, changes, refusals }: Plan): string[] {
  const reasons = changes?.map(({ level, reason }) => `  ${level}: ${reason}`) ?? [];
  const publicChanges =
    changes === undefined
      ? 'no earlier release to compare with'
      : `${highest(changes.map(({ level }) => level))}, ${changes.length} changes`;
  return [
    `contract and exports since ${from}: ${publicChanges}`,
    ...reasons,
    `changeset files: ${requested}`,
    `next version: ${to}`,
    ...refusals,
  ];
}
