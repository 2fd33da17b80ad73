/**
 * `npm run census [-- --root=<checkout>] [--list=<words of a measure>]`: prints figures of the tree by package. `--root` reads another
 * checkout, also an older one; `--list` prints the findings behind the figures whose name contains the words.
 */
import { resolve } from 'node:path';
import { measuresOf } from './census/measures.ts';
import { censusTable } from './census/table.ts';
import { packageOf } from './source/source-file.ts';
import { readCheckout } from './source/tree.ts';
import { root } from './workspace/root.ts';

/** `--name=value` or `--name value`. */
function option(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const [, written] = args[at]?.split('=') ?? [];
  return at < 0 ? undefined : (written ?? args[at + 1]);
}

export async function main(args: string[]): Promise<number> {
  const tree = readCheckout(resolve(root, option(args, 'root') ?? '.'));
  const all = measuresOf(tree, () => true);
  const list = option(args, 'list');
  if (list !== undefined) {
    for (const { name, findings } of all)
      if (name.includes(list)) console.log([`${name}: ${findings.length}`, ...findings].join('\n  '));
    return 0;
  }
  const packages = [...new Set(tree.files.map(({ path }) => packageOf(path)))].sort();
  const columns = packages.map((name) => ({ name, measures: measuresOf(tree, (path) => packageOf(path) === name) }));
  console.log(censusTable([...columns, { name: 'total', measures: all }]));
  return 0;
}
