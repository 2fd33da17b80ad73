/** Compares a contract with the last release: lists the changes and the part of the version that each must raise. */
import type { Change, Level } from './levels.ts';
import { type Json, objectOf, type Side, schemaChanges, texts, without } from './schema-changes.ts';

/** Lists the groups of a contract document, with the schemas of an entry and the side that sends each. */
const GROUPS: readonly { names: readonly string[]; noun: string; schemas: Readonly<Record<string, Side>> }[] = [
  // Reads documents older than 1.0, which call this group `calls`.
  { names: ['methods', 'calls'], noun: 'method', schemas: { params: 'params', result: 'answer' } },
  { names: ['events'], noun: 'event', schemas: { payload: 'answer' } },
  { names: ['errors'], noun: 'error code', schemas: {} },
];

/** Maps the settings of an entry to the level of a change. */
const SETTINGS: Readonly<Record<string, Level>> = {
  since: 'major',
  journal: 'major',
  singleFlight: 'major',
  leaves: 'major',
  answered: 'major',
  version: 'major',
  deadlineMs: 'minor',
  capability: 'patch',
};

function* entryChanges(
  name: string,
  previous: Json,
  after: Json,
  schemas: Readonly<Record<string, Side>>,
): Generator<Change> {
  for (const [word, level] of Object.entries(SETTINGS))
    if (previous[word] !== after[word])
      yield {
        level,
        reason: `${name}: ${word} ${String(previous[word] ?? 'none')} is ${String(after[word] ?? 'none')}`,
      };
  const [oldValue, newValue] = [texts(previous['errors']), texts(after['errors'])];
  for (const code of without(newValue, oldValue)) yield { level: 'minor', reason: `${name}: may end with ${code}` };
  for (const code of without(oldValue, newValue))
    yield { level: 'patch', reason: `${name}: does not end with ${code} any more` };
  for (const [part, side] of Object.entries(schemas))
    yield* schemaChanges(`${name} ${part}`, previous[part], after[part], side);
}

/** Returns all changes between two contract documents, in the order of the document. */
export function contractChanges(previous: Json, after: Json): Change[] {
  const changes: Change[] = [];
  const protocol = [previous['protocol'], after['protocol']].map(String);
  const [oldValue = '', newValue = ''] = protocol;
  if (oldValue !== newValue)
    changes.push({
      level: oldValue.split('.')[0] === newValue.split('.')[0] ? 'minor' : 'major',
      reason: `the protocol ${oldValue} is ${newValue}`,
    });
  for (const { names, noun, schemas } of GROUPS) {
    const group = (document: Json) => objectOf(names.map((name) => document[name]).find((item) => item !== undefined));
    const [oldGroup, newGroup] = [group(previous), group(after)];
    for (const name of without(Object.keys(oldGroup), Object.keys(newGroup)))
      changes.push({ level: 'major', reason: `the ${noun} ${name} is gone` });
    for (const name of without(Object.keys(newGroup), Object.keys(oldGroup)))
      changes.push({ level: 'minor', reason: `the ${noun} ${name} is new` });
    for (const name of Object.keys(oldGroup).filter((key) => key in newGroup))
      changes.push(...entryChanges(name, objectOf(oldGroup[name]), objectOf(newGroup[name]), schemas));
  }
  return changes;
}
