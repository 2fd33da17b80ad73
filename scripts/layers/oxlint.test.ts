import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../workspace/root.ts';

let folder = '';

/** The rules oxlint reports for the files, each as `file rule`. */
function lint(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const words = ['--format=json', '--no-ignore', '.'];
  const output = (() => {
    try {
      return execFileSync(join(root, 'node_modules/.bin/oxlint'), words, {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout); // it ends with 1 when it has found something
    }
  })();
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(output);
  return report.diagnostics.map(({ filename, code }) => `${filename} ${code}`).sort();
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses packages that a folder may not know, and circles', () => {
  const findings = lint({
    'bridge-sdk/src/a.ts': `import { App } from '@sdhealth/webview-app';\nexport const a = App;\n`,
    'bridge-sdk/src/b.ts': `import { App } from '../../webview-app/src/app.ts';\nexport const b = App;\n`,
    'bridge-sdk/src/c.ts': `import { useState } from 'react';\nexport const c = useState;\n`,
    'bridge-sdk/src/good.ts': `import wx from 'weixin-js-sdk';\nexport const d = wx;\n`,
    'webview-app/src/a.ts': `import wx from 'weixin-js-sdk';\nexport const a = wx;\n`,
    'webview-app/src/b.ts': `import ww from '@wecom/jssdk';\nexport const b = ww;\n`,
    'webview-app/src/c.ts': `import { install } from '@sdhealth/native-shims/vitest';\nexport const c = install;\n`,
    'webview-app/src/d.ts': `import { createBackend } from '@sdhealth/fixtures';\nexport const d = createBackend;\n`,
    'webview-app/src/good.ts': `import { connect } from '@sdhealth/bridge-sdk';\nexport const e = connect;\n`,
    'webview-app/src/good.test.ts': `import { createBackend } from '@sdhealth/fixtures';\nexport const f = createBackend;\n`,
    'fixtures/src/one.ts': `import { two } from './two.ts';\nexport const one = two;\n`,
    'fixtures/src/two.ts': `import { one } from './one.ts';\nexport const two = one;\n`,
  });
  const restricted = (file: string) => `${file} eslint(no-restricted-imports)`;
  const restrictedFiles = ['bridge-sdk/src/a.ts', 'bridge-sdk/src/b.ts', 'bridge-sdk/src/c.ts'].concat(
    ['a', 'b', 'c', 'd'].map((name) => `webview-app/src/${name}.ts`),
  );
  expect(findings.filter((finding) => finding.includes('no-restricted-imports'))).toEqual(
    restrictedFiles.map(restricted),
  );
  expect(findings.filter((finding) => finding.includes('no-cycle'))).toEqual([
    'fixtures/src/one.ts import(no-cycle)',
    'fixtures/src/two.ts import(no-cycle)',
  ]);
});
