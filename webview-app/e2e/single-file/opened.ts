import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';

/** Writes the built single file as an app has it on the phone, configured for a backend; returns its path. */
export function singleFile(testInfo: TestInfo, backend: string): string {
  const file = testInfo.outputPath('index.html');
  mkdirSync(testInfo.outputDir, { recursive: true });
  const html = readFileSync('dist/bundle/index.html', 'utf8');
  const configured = html.replace('name="api-origin" content=""', `name="api-origin" content="${backend}"`);
  if (configured === html) throw new Error('the single file has no setting for its api origin');
  writeFileSync(file, configured);
  return file;
}
