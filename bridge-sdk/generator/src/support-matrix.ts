/** Finds the methods that each host has, from the SDK's own `supportsOn`. */
import { hosts } from '../../src/hosts/index.ts';
import { supportMatrix } from '../../src/testing/support-matrix.ts';
import { methods } from './contract/read.ts';

export const docHosts: readonly Pick<(typeof hosts)[number], 'name'>[] = hosts;

/** Lists the methods whose work a page usually does with a dialog of its own if the host cannot. */
const DIALOGS = new Set(['login', 'bindMobile']);
const rows = new Map(supportMatrix(methods).map((row) => [row.method, row.cells]));

/** Returns the text of a table cell: `yes`, our app's first version, the option that the call needs, `dialog` or `–`. */
export function supportOf({ name }: { readonly name: string }, call: string): string {
  const supported = (rows.get(call) ?? []).filter((cell) => cell.host === name && cell.support.ok);
  const [first] = supported;
  if (!first) return DIALOGS.has(call) ? 'dialog' : '–';
  return first.version ?? (first.option ? `\`${first.option}\`` : 'yes');
}
