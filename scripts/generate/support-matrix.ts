/** What each host can do, asked of the SDK's own pure answer. */
import { hosts } from '../../bridge-sdk/src/hosts/index.ts';
import { supportMatrix } from '../../bridge-sdk/src/testing/support-matrix.ts';
import { calls } from '../contract/read.ts';

export const docHosts: readonly Pick<(typeof hosts)[number], 'name' | 'title'>[] = hosts;

/** Calls that a page commonly does itself where the host can't. */
const DIALOGS = new Set(['login', 'bindMobile']);
const rows = new Map(supportMatrix(calls).map((row) => [row.method, row.cells]));

/** One word: `yes`, from which version of an own app on, what it needs, or that it cannot. */
export function supportOf({ name }: (typeof docHosts)[number], call: string): string {
  const able = (rows.get(call) ?? []).filter((cell) => cell.host === name && cell.support.ok);
  const [first] = able;
  if (!first) return DIALOGS.has(call) ? 'dialog' : '–';
  return first.version ?? (first.signed ? 'sign' : 'yes');
}
