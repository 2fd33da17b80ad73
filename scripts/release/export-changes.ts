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
  const found: Record<string, string> = {};
  for (const [, text = '', name = ''] of report.matchAll(DECLARATION))
    found[name] = `${found[name] ?? ''}${text.trim()}\n`;
  return found;
}

/** Returns the changes between the API reports of a package. A changed declaration may be more than minor: a person reads it. */
export function exportChanges(name: string, before: string, after: string): Change[] {
  const [was, is] = [exportsIn(before), exportsIn(after)];
  const [old, now] = [Object.keys(was), Object.keys(is)];
  return [
    ...without(old, now).map((one): Change => ({ level: 'major', reason: `${name}: the export ${one} is gone` })),
    ...without(now, old).map((one): Change => ({ level: 'minor', reason: `${name}: the export ${one} is new` })),
    ...old
      .filter((one) => one in is && one !== 'SDK_VERSION' && was[one] !== is[one])
      .map((one): Change => ({ level: 'patch', reason: `${name}: the declaration of ${one} has changed: read it` })),
  ];
}
