/** Compares what the packages export with the last release, by the names in their API reports. */
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import { without } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';

const KINDS = 'const|function|class|abstract class|interface|type|namespace';
/** A declaration to its empty line. A second one of the same name, in another entry, has a number behind it. */
const DECLARATION = new RegExp(
  `^((?:export )?(?:declare )?(?:${KINDS}) (\\w+?)(?:_\\d+)?\\b[\\s\\S]*?)(?=\\n\\n)`,
  'gm',
);

/** Returns the declarations of a report by their names; those of one name in several entries are joined. */
export function exportsIn(report: string): Record<string, string> {
  const match: Record<string, string> = {};
  for (const [, text = '', name = ''] of report.matchAll(DECLARATION))
    match[name] = `${match[name] ?? ''}${text.trim()}\n`;
  return match;
}

/** Returns the changes between the API reports of a package. A changed declaration may be more than minor: a person reads it. */
export function exportChanges(name: string, previous: string, after: string): Change[] {
  const [was, is] = [exportsIn(previous), exportsIn(after)];
  const [old, now] = [Object.keys(was), Object.keys(is)];
  return [
    ...without(old, now).map((value): Change => ({ level: 'major', reason: `${name}: the export ${value} is gone` })),
    ...without(now, old).map((value): Change => ({ level: 'minor', reason: `${name}: the export ${value} is new` })),
    ...old
      .filter((value) => value in is && value !== 'SDK_VERSION' && was[value] !== is[value])
      .map(
        (value): Change => ({ level: 'patch', reason: `${name}: the declaration of ${value} has changed: read it` }),
      ),
  ];
}
