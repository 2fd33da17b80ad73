/** Checks that each write sends the state its page showed (`seen`), or gives a reason (`unseen`). */
import type { AnyEndpoint } from '../../webview-app/src/api/endpoint.ts';
import type { TableCheck } from './table-check.ts';

type Row = Pick<AnyEndpoint, 'path' | 'asks' | 'seen' | 'unseen'> & { readonly method: string };

function faultOf({ seen, unseen, ...row }: Row): string | undefined {
  const name = `${row.method} ${row.path}`;
  if (row.method !== 'POST' || row.asks) return seen || unseen ? `${name} is a read, so it sends no state` : undefined;
  if (seen && unseen) return `${name} has both \`seen\` and \`unseen\``;
  if (seen?.length || unseen?.trim()) return undefined;
  return `${name} sends no state that its page showed: name its fields in \`seen\`, or give a reason in \`unseen\``;
}

export const checkDisplayedStates = (rows: readonly Row[]): TableCheck => ({
  line: `${rows.filter(({ seen }) => seen).length} writes send the state that their page showed`,
  faults: rows.flatMap((row) => faultOf(row) ?? []),
});
