/** Tests the Lighthouse scores of the built site. npm fetches Lighthouse for the first run. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { requireBrowser } from '../../../scripts/browser.ts';
import { fetchTools } from '../../../scripts/workspace/fetch-tools.ts';
import { run } from '../../../scripts/workspace/process.ts';

const VERSION = '12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const PAGES = ['./', 'zh/', 'sdk/media.html', 'zh/installation/settings.html', 'api/bridge-sdk.html'];

/** Types the fields of a Lighthouse report that the test reads. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly AuditRef[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}
interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

let folder: string;
test.beforeAll(async () => {
  folder = await fetchTools('lighthouse', [`lighthouse@${VERSION}`]);
});

for (const address of PAGES)
  test(`${address} when Lighthouse audits it: full scores for accessibility, best practices and SEO`, async ({
    baseURL,
  }, info) => {
    const report = info.outputPath('report.json');
    const code = await run(
      process.execPath,
      [
        `${folder}/node_modules/lighthouse/cli/index.js`,
        `${new URL(address, baseURL)}`,
        ...['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${CATEGORIES.join()}`],
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      { env: { CHROME_PATH: requireBrowser() }, limitMs: 100_000 },
    );
    expect(code).toBe(0);
    const { categories, audits }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const failedAudits = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title);
    expect(failedAudits).toEqual([]);
    expect(CATEGORIES.map((name) => categories[name]?.score)).toEqual([1, 1, 1]);
  });
