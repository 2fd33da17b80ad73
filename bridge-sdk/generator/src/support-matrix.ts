/** Lists the methods that each host has, by the SDK's own `supportsOn`. */
import { hosts } from '../../src/hosts/index.ts';
import { supportMatrix } from '../../src/testing/support-matrix.ts';
import { methods } from './contract/read.ts';

export const docHosts: readonly Pick<(typeof hosts)[number], 'name'>[] = hosts;

/** Calls that a page usually does itself where the host cannot. */
const DIALOGS = new Set(['login', 'bindMobile']);
const rows = new Map(supportMatrix(methods).map((row) => [row.method, row.cells]));

/** Returns the text of a cell: `yes`, the first version of an own app, what the call needs, or `no`. */
export function supportOf({ name }: { readonly name: string }, call: string): string {
  const able = (rows.get(call) ?? []).filter((cell) => cell.host === name && cell.support.ok);
  const [first] = able;
  if (!first) return DIALOGS.has(call) ? 'dialog' : '–';
  return first.version ?? (first.option ? `\`${first.option}\`` : 'yes');
}
