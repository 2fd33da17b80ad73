/** `node scripts/run.mjs sample-files`: writes the files that the builds of our own browser tests take as `STATIC_COPIES`. */
import { writeSampleFiles } from './sample-files.ts';

export async function main(): Promise<number> {
  console.log(await writeSampleFiles('command'));
  return 0;
}
