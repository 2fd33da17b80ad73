/** Joins the code of the HarmonyOS guide to a TypeScript file. A component's `struct` becomes a class. */
import { blocksOf } from './blocks.ts';

export function harmonyGuide(): string {
  const block = blocksOf('embedding-harmony.md', 'ets');
  const component = block(1).replace(/^@Component\nexport struct/m, 'export class');
  return `${IMPORTS}\n${block(0)}\n${component}`;
}

const IMPORTS = [
  ...['Methods', 'Channel', 'Guard', 'Models', 'Refusal'].map((file) => [file, `./${file}`] as const),
  ['BridgedPage', './web/BridgedPage'] as const,
]
  .map(([name, path]) => `import * as ${name}Names from '${path}';`)
  .join('\n');
