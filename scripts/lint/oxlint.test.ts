import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.ts';
import { findingsIn } from './run-oxlint.ts';

const CONFIGURATION = readFileSync(join(root, '.oxlintrc.json'), 'utf8');

/** Returns the findings of the project's configuration, each as `file rule`. */
const lint = (files: Readonly<Record<string, string>>): string[] =>
  findingsIn(files, CONFIGURATION)
    .map(({ file, rule }) => `${file} ${rule}`)
    .sort();

it('an import when it is restricted or in a cycle: refused', () => {
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

it('the project’s rules when the file is a test: not applied', () => {
  const text = `localStorage.setItem('seen', navigator.userAgent);\nimport '../screens/one.ts';\n`;
  const findings = lint({ 'webview-app/src/rules/a.ts': text, 'webview-app/src/rules/a.test.ts': text });
  expect(findings.filter((finding) => finding.includes('sdhealth'))).toEqual(
    ['cleared-on-logout', 'host-names', 'layer-order'].map((rule) => `webview-app/src/rules/a.ts sdhealth(${rule})`),
  );
});
