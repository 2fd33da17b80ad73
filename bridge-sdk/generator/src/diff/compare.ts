/** Compares two contracts: lists the changes and tells which part of the version must rise. */
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import { contractDocument } from '../contract/document.ts';
import type { Contract } from '../contract/rows.ts';
import { contractChanges } from './contract-changes.ts';
import { type Change, highest, LEVELS } from './levels.ts';

const changesOf = (previous: Contract, after: Contract): Change[] =>
  contractChanges(contractDocument(previous), contractDocument(after));

/** Returns the changes as text, changes of the highest level first. The last line is the required level. */
export function comparison(previous: Contract, after: Contract): string {
  const changes = changesOf(previous, after);
  const lines = [...LEVELS]
    .reverse()
    .flatMap((level) => changes.filter((change) => change.level === level).map(({ reason }) => `${level}: ${reason}`));
  return changes.length === 0
    ? 'nothing has changed'
    : [...lines, `=> ${highest(changes.map(({ level }) => level))}`].join('\n');
}

/** Throws for a breaking change of a method whose version was not raised since the last release. */
export function requireVersions(previous: Contract, after: Contract, file: string): void {
  const versions = new Map(previous.methods.map(({ name, version }) => [name, version]));
  const raised = after.methods
    .filter(({ name, version }) => version > (versions.get(name) ?? version))
    .map(({ name }) => name);
  const breaking = changesOf(previous, after).filter(
    ({ level, reason }) =>
      level === 'major' && !raised.some((name) => reason.startsWith(`${name}:`) || reason.startsWith(`${name} `)),
  );
  if (breaking.length === 0) return;
  const lines = breaking.map(({ reason }) => `${file}, ${reason}`);
  throw new ClearError(
    `${lines.join('\n')}\nAn older page or app would misread this: give the method a higher \`version\`, or take it back.`,
  );
}
