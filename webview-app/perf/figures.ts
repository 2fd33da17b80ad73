/** Defines the figures of the performance suite and computes them over its rounds. */
import { STATIC } from './contenders.ts';

export const FIGURES = {
  transfer: { title: 'transfer, first visit (gzip)', unit: 'kB' },
  cpu: { title: 'cold main-thread work', unit: 'ms' },
  homeCpu: { title: 'home ready, CPU/4', unit: 'ms' },
  homeSlow: { title: 'home ready, slow 4G, CPU/4', unit: 'ms' },
  tapSeen: { title: 'first tap acknowledged, slow 4G, CPU/4', unit: 'ms' },
  tapContent: { title: 'first tap, its content there', unit: 'ms' },
  homeDisk: { title: 'home ready, from the disk, no network, CPU/4', unit: 'ms' },
  homeWarm: { title: 'second visit, home ready, slow 4G, CPU/4', unit: 'ms' },
  routeCold: { title: 'route change, first of the session, CPU/4', unit: 'ms' },
  routeFirst: { title: 'route change, first visit of a screen, CPU/4', unit: 'ms' },
  routeAgain: { title: 'route change, again, CPU/4', unit: 'ms' },
  routeBack: { title: 'route change, back, CPU/4', unit: 'ms' },
  areaTask: { title: 'longest task of five switches of the area, CPU/4', unit: 'ms' },
  inp: { title: 'longest of ten taps (INP), CPU/4', unit: 'ms' },
  shift: { title: 'layout shift (CLS), slow 4G, CPU/4', unit: '' },
  heap: { title: 'heap kept by 50 visits', unit: 'kB' },
} as const satisfies Record<string, { readonly title: string; readonly unit: '' | 'kB' | 'ms' }>;

export type FigureName = keyof typeof FIGURES;
/** The figures of one round: milliseconds, bytes, or a layout shift. NaN if a figure does not apply to a contender. */
export type Figures = Readonly<Record<FigureName, number>>;
export type Rounds = readonly Partial<Figures>[];
/** The medians of each contender, by its name. */
export type Results = ReadonlyMap<string, Figures>;

/** Returns the median: for an even count the mean of the two middle values, NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

const names = Object.keys(FIGURES) as FigureName[];

/** Returns the longest task, or NaN for no tasks: an empty trace is no good result. */
export const longest = (tasks: readonly number[]): number =>
  tasks.length === 0 ? Number.NaN : tasks.reduce((most, task) => Math.max(most, task));

/** Returns the median of each figure over the rounds that have it. */
export function medians(rounds: Rounds): Figures {
  const of = (name: FigureName) => median(rounds.flatMap((round) => round[name] ?? []));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<FigureName, number>;
}

/** Returns a contender's figure divided by that of `to`, by default the static page. */
export const ratioOf = (results: Results, contender: string, name: FigureName, to = STATIC): number =>
  (results.get(contender)?.[name] ?? Number.NaN) / (results.get(to)?.[name] ?? Number.NaN);

/** Writes a value for people: thousands of bytes, whole milliseconds. */
export function shown(name: FigureName, value: number): string {
  if (Number.isNaN(value)) return '–';
  const { unit } = FIGURES[name];
  if (unit === 'kB') return (value / 1000).toFixed(1);
  return unit === 'ms' ? value.toFixed(0) : value.toFixed(3);
}

/** Returns the results as lines of text, a contender in each column. */
export function table(results: Results): string {
  const rows = names.map((name) => [
    `${FIGURES[name].title}${FIGURES[name].unit && `, ${FIGURES[name].unit}`}`,
    ...[...results.values()].map((figures) => shown(name, figures[name])),
  ]);
  const all = [['', ...results.keys()], ...rows];
  const widths = all[0]?.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0))) ?? [];
  const cell = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  return all.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
}
