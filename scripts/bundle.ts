/** `WEB_ORIGIN=https://health.example npm run bundle` writes the single file to `dist/bundle/index.html` (or `--out=<folder>`). */
import { build, buildSize } from './bundler/build.ts';

export async function main(args: string[]): Promise<number> {
  const out = await build('single', args);
  console.log(buildSize(out));
  return 0;
}
