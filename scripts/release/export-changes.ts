/** Compares the packages' exports with the last release, by the names in their API reports. */
import type { Change } from '../../bridge-sdk/generator/src/diff/levels.ts';
import { without } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';

const KINDS = 'const|function|class|abstract class|interface|type|namespace';
/** Matches a declaration up to its empty line. A repeated name of another entry ends with a number. */
const DECLARATION = new RegExp(
  `^((?:export )?(?:declare )?(?:${KINDS}) (\\w+?)(?:_\\d+)?\\b[\\s\\S]*?)(?=\\n\\n)`,
  'gm',
);

/** Returns a report's declarations by name. The same name in several entries is joined. */
export function exportsIn(report: string): Record<string, string> {
  const declarations: Record<string, string> = {};
  for (const [, text = '', name = ''] of report.matchAll(DECLARATION))
    declarations[name] = `${declarations[name] ?? ''}${text.trim()}\n`;
  return declarations;
}

/** Returns the changes between two API reports of a package. A person must judge a changed declaration. */
export function exportChanges(name: string, previous: string, after: string): Change[] {
  const [old, current] = [exportsIn(previous), exportsIn(after)];
  const [olds, news] = [Object.keys(old), Object.keys(current)];
  return [
    ...without(olds, news).map((value): Change => ({ level: 'major', reason: `${name}: the export ${value} is gone` })),
    ...without(news, olds).map((value): Change => ({ level: 'minor', reason: `${name}: the export ${value} is new` })),
    ...olds
      .filter((value) => value in current && value !== 'SDK_VERSION' && old[value] !== current[value])
      .map((value): Change => ({ level: 'patch', reason: `${name}: the declaration of ${value} changed: review it` })),
  ];
}
