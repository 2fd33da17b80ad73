import { describe, expect, it } from 'vitest';
import { highest, levelFrom } from '../../bridge-sdk/generator/src/diff/levels.ts';
import { readable } from './change-logs.ts';
import { exportChanges } from './export-changes.ts';
import { distTagOf, provenance } from './publish.ts';

describe('changes of exports since the last release', () => {
  const report = 'export const getSteps: Row;\n\nexport interface Bridge {\n    dispose(): void;\n}\n\n';

  it('changes of exports when the report is the same: none', () => {
    expect(exportChanges('sdk', report, report)).toEqual([]);
  });

  it('changes of exports when one is removed, one added and one changed: major, minor and patch', () => {
    const after = report.replace('const getSteps:', 'const getPaces:').replace('dispose(): void', 'dispose(): boolean');
    expect(exportChanges('sdk', report, after)).toEqual([
      { level: 'major', reason: 'sdk: the export getSteps is gone' },
      { level: 'minor', reason: 'sdk: the export getPaces is new' },
      { level: 'patch', reason: 'sdk: the declaration of Bridge changed: review it' },
    ]);
  });
});

it('the level of a release when changesets have several levels: is the highest, but before 1.0.0 minor instead of major', () => {
  expect([highest([]), highest(['minor', 'major', 'patch'])]).toEqual(['patch', 'major']);
  expect([levelFrom('0.4.0', 'major'), levelFrom('1.0.0-rc.0', 'major')]).toEqual(['minor', 'major']);
});

it('a change log when rewritten: readable headings, or a sentence for no change', () => {
  const older = '## 1.0.0\n\nOld.\n';
  const log = `# Changelog\n\n## 1.1.0\n\n### Minor Changes\n\n- A.\n\n### Patch Changes\n\n- B.\n\n${older}`;
  expect(readable(log, '1.1.0')).toBe(`# Changelog\n\n## 1.1.0\n\n### New\n\n- A.\n\n### Mended\n\n- B.\n\n${older}`);
  expect(readable('# Changelog\n\n## 1.1.0\n', '1.1.0')).toContain('## 1.1.0\n\nNothing has changed in this package.');
});

it('publishing when the version is a prerelease outside a CI: the tag next and no provenance', () => {
  expect([distTagOf('1.0.0-rc.0'), distTagOf('1.0.0')]).toEqual(['next', 'latest']);
  expect(provenance({}).args).toEqual(['--provenance=false']);
  expect(provenance({ ACTIONS_ID_TOKEN_REQUEST_URL: 'x' })).toEqual({
    args: ['--provenance'],
    message: 'with provenance',
  });
});
