/** Compares the packages' exports with the last release, by the names in their API reports. */
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import { without } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';

const KINDS = 'const|function|class|abstract class|interface|type|namespace';
/** Matches a declaration up to its empty line. The same name in another entry has a number behind it. */
const DECLARATION = new RegExp(
  `^((?:export )?(?:declare )?(?:${KINDS}) (\\w+?)(?:_\\d+)?\\b[\\s\\S]*?)(?=\\n\\n)`,
  'gm',
);

/** Returns a report's declarations by name. The same name in several entries is joined. */
export function exportsIn(report: string): Record<string, string> {
  const match: Record<string, string> = {};
  for (const [, text = '', name = ''] of report.matchAll(DECLARATION))
    match[name] = `${match[name] ?? ''}${text.trim()}\n`;
  return match;
}

/** Returns the changes between two API reports of a package. A person must judge a changed declaration. */
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
