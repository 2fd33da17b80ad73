import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { withPolicy } from '../../build/policy/page.ts';

/** Writes the built single file, configured for a site with app and backend, as an app stores it. Returns its path. */
export function singleFile(testInfo: TestInfo, site: string): string {
  const file = testInfo.outputPath('index.html');
  mkdirSync(testInfo.outputDir, { recursive: true });
  const html = readFileSync('dist/bundle/index.html', 'utf8');
  let configured = html;
  for (const name of ['api-origin', 'web-origin']) {
    const tag = `name="${name}" content="`;
    if (!html.includes(`${tag}"`)) throw new Error(`the single file has no setting for its ${name}`);
    configured = configured.replace(`${tag}"`, `${tag}${site}"`);
  }
  writeFileSync(file, withPolicy(configured, process.env));
  return file;
}
