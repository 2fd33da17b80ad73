/** Describes a line of a list: a call over the bridge, a console message, a request, or a stored value. */
import type { TrafficEntry } from '../../../src/traffic.ts';
import { trafficLines } from '../../../src/traffic.ts';
import { maskTokens, maskValue } from '../../frame/masking.ts';
import type { PageEvent, StorageAreas } from '../../messages.ts';
import { curlOf } from '../../own-answers/har.ts';
import { LISTS } from '../../words/table.ts';
import { currentText, joined, type Text } from '../../words/word.ts';
import { type Outcome, type Row, rowsOf } from '../rows.ts';

export const VIEWS = ['bridge', 'console', 'requests', 'storage'] as const;
export type View = (typeof VIEWS)[number];
/** Lists the filters: all lines, failed lines, or requests with a method. */
export const FILTERS = ['', 'failed', 'GET', 'POST', 'PUT', 'DELETE'] as const;
export type Filter = (typeof FILTERS)[number];

/** A message in the details of a line. */
export interface Part {
  readonly label: Text;
  readonly text: string;
}

export interface Line {
  readonly key: string;
  /** The phone's id. */
  readonly phone: string;
  /** Milliseconds since 1970. 0 without a time. */
  readonly at: number;
  readonly view: View;
  readonly mark: readonly [sign: string, words: Text];
  readonly name: string;
  readonly summary: string;
  readonly ending: Text;
  readonly outcome: Outcome;
  /** Returns the line's messages with their names. */
  parts(): readonly Part[];
  /** Returns the messages as a text. */
  body(): string;
  /** Returns the raw messages, to copy. */
  raw(): string;
  /** Returns a request as a shell command. */
  readonly curl?: () => string;
}

/** Masks the tokens in all texts of a line, because lines are shown to others, copied and put into reports. */
export const withoutTokens = (line: Line): Line => ({
  ...line,
  summary: maskTokens(line.summary),
  parts: () => line.parts().map(({ label, text }) => ({ label, text: maskTokens(text) })),
  body: () => maskTokens(line.body()),
  raw: () => maskTokens(line.raw()),
});

const ARROWS: Record<Row['direction'], Line['mark']> = {
  'to-host': ['↑', LISTS.toHost],
  'to-page': ['↓', LISTS.toPage],
  'host-only': ['•', LISTS.hostOnly],
};

export const linesOfTraffic = (phone: string, entries: readonly TrafficEntry[]): Line[] =>
  rowsOf(entries).map((row) => ({
    key: row.key,
    phone,
    at: row.entries[0]?.at ?? 0,
    view: 'bridge',
    mark: ARROWS[row.direction],
    name: row.name,
    summary: row.summary,
    ending: row.outcome === 'open' ? LISTS.pending : row.ending || duration(row.durationMs),
    outcome: row.outcome,
    parts: () =>
      row.entries.map(({ direction, body }) => ({ label: ARROWS[direction][1], text: JSON.stringify(body, null, 2) })),
    body: () => row.entries.map(({ body }) => JSON.stringify(body, null, 2)).join('\n'),
    raw: () => trafficLines(row.entries),
  }));

const LEVEL_OUTCOME: Record<string, Outcome> = { error: 'failed', warn: 'turned-away' };

export function lineOfEvent(phone: string, event: PageEvent): Line {
  const { id, at, kind, name, text, status, durationMs, sent, received } = event;
  const common = { key: id, phone, at, name, raw: () => JSON.stringify(event) };
  if (kind === 'request') {
    const outcome = outcomeOf(status);
    const state = outcome === 'ok' ? '' : status === undefined ? LISTS.pending : String(status);
    const ending = joined([state, duration(durationMs)].filter(Boolean), ' · ');
    const parts = [
      [LISTS.sent, sent],
      [LISTS.received, received],
    ] as const;
    return {
      ...common,
      ...{ view: 'requests', mark: ['⇄', LISTS.request], summary: text, ending, outcome },
      curl: () => curlOf(event, location.origin),
      parts: () => parts.flatMap(([label, content]) => (content ? [{ label, text: pretty(content) }] : [])),
      body: () =>
        [
          `${name} ${text}\n${status ?? currentText(LISTS.noAnswer)}`,
          ...parts.flatMap(([label, content]) => (content ? [`${currentText(label)}:\n${pretty(content)}`] : [])),
        ].join('\n\n'),
    };
  }
  if (kind === 'answer')
    return {
      ...common,
      ...{ view: 'requests', mark: ['◂', LISTS.answerFrom], summary: text, outcome: 'event' },
      ending: durationMs === undefined ? '' : LISTS.age(duration(durationMs)),
      parts: () => [{ label: LISTS.answeredFrom, text: name }],
      body: () => `${text}\n${currentText(LISTS.answeredFrom)}: ${name}`,
    };
  const isError = kind === 'error';
  return {
    ...common,
    ...{
      view: 'console',
      mark: isError ? ['✕', LISTS.error] : ['›', LISTS.console],
      summary: text.split('\n')[0] ?? '',
    },
    ...{ ending: '', outcome: isError ? 'failed' : (LEVEL_OUTCOME[name] ?? 'event') },
    parts: () => [{ label: '', text }],
    body: () => text,
  };
}

/** Derives the result from the HTTP status. The code of the backend's envelope is visible in the body. */
const outcomeOf = (status: PageEvent['status']): Outcome => {
  if (status === undefined) return 'open';
  if (status === 'AbortError') return 'turned-away';
  return typeof status === 'number' && status < 400 ? 'ok' : 'failed';
};

const AREA_NAMES = LISTS.areas;

export const linesOfStorage = (phone: string, areas: StorageAreas): Line[] =>
  (['local', 'session', 'cookie'] as const).flatMap((area) =>
    areas[area]
      .map(([name, stored]) => ({ name, value: maskValue(name, stored) }))
      .map(({ name, value }) => ({
        key: `${area}:${name}`,
        phone,
        at: 0,
        view: 'storage',
        mark: [area.charAt(0), AREA_NAMES[area]],
        name,
        summary: value,
        ending: area,
        outcome: 'event',
        parts: () => [{ label: AREA_NAMES[area], text: pretty(value) }],
        body: () => pretty(value),
        raw: () => `${name}=${value}`,
      })),
  );

/** Tells if a line passes the filter and contains the text, ignoring case. */
export function matchesFilter(line: Line, find: string, filter: Filter): boolean {
  if (filter === 'failed' && line.outcome !== 'failed' && line.outcome !== 'lost') return false;
  if (filter !== '' && filter !== 'failed' && (line.view !== 'requests' || line.name !== filter)) return false;
  const query = find.trim().toLowerCase();
  return (
    query === '' ||
    [line.name, line.summary, currentText(line.ending)].some((text) => text.toLowerCase().includes(query)) ||
    line.body().toLowerCase().includes(query)
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const duration = (ms: number | undefined): string =>
  ms === undefined ? '' : ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
