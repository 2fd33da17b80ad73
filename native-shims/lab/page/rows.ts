/** Groups raw traffic into rows: a call with its answer, duration and result. */
import { isObject, type JsonObject } from '../../src/json.ts';
import type { TrafficEntry } from '../../src/traffic.ts';

export type Outcome = 'open' | 'ok' | 'turned-away' | 'failed' | 'lost' | 'event';

export interface Row {
  key: string;
  direction: TrafficEntry['direction'];
  name: string;
  /** A short text with the params. */
  summary: string;
  outcome: Outcome;
  /** A short text with the result of the call. */
  ending: string;
  durationMs?: number;
  entries: TrafficEntry[];
}

/** Matches params that the vendors' SDKs add to every call, which are noise. */
const NOISE = /^(verify|appId$)/;

export function rowsOf(entries: readonly TrafficEntry[]): Row[] {
  const rows: Row[] = [];
  const open = new Map<string, Row>();
  for (const entry of entries) {
    const { id, direction, name } = entry;
    const pending = id === undefined ? undefined : open.get(id);
    const accepted = acceptedId(entry);
    if (accepted !== undefined) open.get(accepted)?.entries.push(entry);
    else if (pending && pending.direction !== direction) close(pending, entry, open);
    else {
      const row: Row = {
        key: `${entry.at}-${rows.length}`,
        direction,
        name,
        summary: summaryOf(entry),
        entries: [entry],
        ...(id === undefined ? eventOf(entry) : { outcome: 'open', ending: '' }),
      };
      rows.push(row);
      if (id !== undefined) open.set(id, row);
    }
  }
  return rows;
}

function close(row: Row, entry: TrafficEntry, open: Map<string, Row>): void {
  row.entries.push(entry);
  if (row.outcome !== 'open') return;
  row.durationMs = entry.at - (row.entries[0]?.at ?? entry.at);
  Object.assign(row, resultOf(entry));
  // Keeps the call open, because a second answer belongs to it as well.
  if (entry.id !== undefined) open.set(entry.id, row);
}

function acceptedId({ name, body }: TrafficEntry): string | undefined {
  if (name !== '$/accepted' || !isObject(body) || !isObject(body.params)) return undefined;
  return String(body.params.id);
}

const eventOf = ({ note }: TrafficEntry): { outcome: Outcome; ending: string } => ({
  outcome: note ? 'lost' : 'event',
  ending: note ?? '',
});

/** Reads the result of a call from its answer: JSON-RPC or the vendor's `err_msg`. */
function resultOf({ body, note }: TrafficEntry): { outcome: Outcome; ending: string } {
  if (note && note !== 'late') return { outcome: 'lost', ending: note };
  if (!isObject(body)) return { outcome: 'ok', ending: '' };
  if (isObject(body.error)) return refusal(body.error);
  const message = typeof body.err_msg === 'string' ? body.err_msg : '';
  const status = message.slice(message.indexOf(':') + 1);
  if (status === 'cancel') return { outcome: 'turned-away', ending: 'cancel' };
  const isSuccess = message === '' || message.startsWith('network_type:') || ['ok', 'confirm'].includes(status);
  return isSuccess ? { outcome: 'ok', ending: '' } : { outcome: 'failed', ending: status };
}

function refusal({ code, data }: JsonObject): { outcome: Outcome; ending: string } {
  const word = isObject(data) && typeof data.code === 'string' ? data.code : String(code);
  return { outcome: code === 3 ? 'turned-away' : 'failed', ending: word };
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function summaryOf({ body, channel }: TrafficEntry): string {
  const isNative = ['webkit', 'web-message', 'java-interface'].includes(channel);
  const params = isNative && isObject(body) ? body.params : body;
  if (!isObject(params)) return '';
  return Object.entries(params)
    .filter(([name, value]) => !NOISE.test(name) && value !== '')
    .map(([name, value]) => `${channel === 'page' ? '' : `${name}: `}${valueText(value)}`)
    .join(', ')
    .slice(0, 160);
}
