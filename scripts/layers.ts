/**
 * `node scripts/run.mjs layers`: checks the order of the app's folders, that none names a host, that nothing of a person outlives
 * them, and that words are loaded before the code that uses them.
 */
import { readFileSync } from 'node:fs';
import { hostFindings } from './layers/host-names.ts';
import { keptFindings, unneededRows } from './layers/kept-by-a-person.ts';
import { layerFindings } from './layers/layer-order.ts';
import { readModule } from './layers/read-module.ts';
import { wordFindings } from './layers/words-by-area.ts';
import { filesUnder } from './workspace/files.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const files = filesUnder('webview-app/src', /(?<!\.test)\.tsx?$/);
  const modules = files.map((path) => readModule(path, readFileSync(`${root}/${path}`, 'utf8')));
  const findings = [
    ...modules.flatMap((module) => [...layerFindings(module), ...hostFindings(module), ...keptFindings(module)]),
    ...unneededRows(modules),
    ...wordFindings(modules),
  ];
  for (const finding of findings) console.error(finding);
  console.log(`${files.length} files of the app: ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}
