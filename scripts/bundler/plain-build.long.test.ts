/** Builds both forms without files of an installation, and proves that they have no text of the sample's static files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../fixtures/backend/src/contract/load-contract.ts';
import { sampleStaticFiles } from '../../fixtures/backend/test/sample-static-files.ts';
import { SAMPLE_DATA } from '../../webview-app/build/static-copies/sample-data.ts';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { filesIn, filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { build } from './build.ts';
import { TEST_WEB_ORIGIN } from './web-origin.ts';

const BUILDS_MS = 240_000;
const FORMS = ['web', 'single'] as const;
const folder = temporaryFolder();
const textsIn = (directory: string, files: readonly string[]): string =>
  files.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n');

let sample: readonly string[];
beforeAll(async () => {
  const previous = { ...process.env };
  for (const name of ['STATIC_COPIES', 'STATIC_ORIGIN']) delete process.env[name];
  process.env['WEB_ORIGIN'] = TEST_WEB_ORIGIN;
  for (const form of FORMS) await build(form, [`--out=${join(folder, form)}`]);
  Object.assign(process.env, previous);
  // The app's own words may be equal to a text of the sample.
  const own = textsIn(root, filesUnder('webview-app/src', /\.(?:tsx?|json|html)$/));
  const texts = new Set<string>();
  for (const text of Object.values(await sampleStaticFiles(await loadContract())))
    JSON.parse(text, (_, value) => {
      if (typeof value === 'string' && /[\p{Script=Han} ]/u.test(value) && value.length > 5) texts.add(value);
      return value;
    });
  sample = [...texts].filter((text) => !own.includes(text));
}, BUILDS_MS);

test.each(FORMS)('the %s form when it is built without files: has no text of the sample’s files', (form) => {
  const out = join(folder, form);
  const built = textsIn(
    out,
    filesIn(out).filter((name) => /\.(?:html|js|json|css|svg)$/.test(name)),
  );
  expect(sample.length).toBeGreaterThan(500);
  expect(sample.filter((text) => built.includes(text))).toEqual([]);
  for (const [name, pattern] of Object.entries(SAMPLE_DATA)) if (name !== 'prices') expect(built).not.toMatch(pattern);
});
