/** `node scripts/run.mjs layers`: the order of the app's folders, and that none of them names a host. */
import { readFileSync } from 'node:fs';
import { hostFindings } from './layers/host-names.ts';
import { layerFindings } from './layers/layer-order.ts';
import { readModule } from './layers/read-module.ts';
import { filesUnder } from './workspace/files.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const files = filesUnder('webview-app/src', /(?<!\.test)\.tsx?$/);
  const findings = files.flatMap((path) => {
    const module = readModule(path, readFileSync(`${root}/${path}`, 'utf8'));
    return [...layerFindings(module), ...hostFindings(module)];
  });
  for (const finding of findings) console.error(finding);
  console.log(`${files.length} files of the app: ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}
