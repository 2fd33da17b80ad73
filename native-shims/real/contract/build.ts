/** Builds the test page as a file with its script, under a policy that allows only that script. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { generatedChecks } from '../../../bridge-sdk/generator/src/checks/plugin.ts';
import { CONTRACT_PAGE, SITE } from '../addresses.ts';

export async function buildContractPage(): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [generatedChecks()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: join(import.meta.dirname, 'probe.ts'), formats: ['iife'], name: 'SdhealthProbe' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the test page was not built');
  const code = bundle.output[0].code.replaceAll('</script', '<\\/script');
  const hash = createHash('sha256').update(code).digest('base64');
  await mkdir(SITE, { recursive: true });
  await writeFile(join(SITE, CONTRACT_PAGE), pageOf(code, hash));
}

const pageOf = (code: string, hash: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'">
<title>Contract</title>
<script>${code}</script>
<h1>Contract</h1>
</html>
`;
