/** Creates the tutorial's project from its own code, in a folder outside this repository. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { asSource } from './project.ts';

const TUTORIAL = join(root, 'bridge-sdk/generator/docs/first-method.md');
/** Lists the files of the TypeScript blocks, in order. */
const FILES = ['contract/doors.ts', 'bridge.config.ts', 'src/page.ts', 'test/doors.test.ts'];

/** Returns the blocks of a language. */
const tutorialBlocks = (language: string): string[] =>
  [...readFileSync(TUTORIAL, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );

/** Returns the folder of a project with the reader's files. `asSource` redirects its imports to this repository's sources. */
export function makeTutorial(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doors-'));
  const blocks = tutorialBlocks('ts');
  if (blocks.length !== FILES.length) throw new Error(`the tutorial has ${blocks.length} blocks of TypeScript`);
  FILES.forEach((file, index) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), asSource(blocks[index] ?? ''));
  });
  return folder;
}

/** Returns the reader's Kotlin, with the imports that an editor adds. */
export const tutorialKotlin = (): string => `package shop.doors
import com.sdhealth.bridge.*
import com.shop.bridge.*
${tutorialBlocks('kotlin')[0]}`;

/** Returns the reader's Swift. */
export const tutorialSwift = (): string => `import Foundation
${tutorialBlocks('swift')[0]}`;
