/** Facts of what is kept: storages, caches, settings and the central configuration. Names and sizes, never a value of a person. */
import type { AppConfig } from '../../../../api/config.ts';
import { cachedCount, prefetchedCount } from '../../../../client/request.ts';
import { safeText } from '../../../../client/safe-text.ts';
import {
  type KeptCache,
  keptCaches,
  keptEntries,
  storageRoom,
  type WorkerState,
  workerState,
} from '../../../../platform/kept-inventory.ts';
import { settings } from '../../../../platform/settings.ts';
import type { ToolWords } from '../words/index.ts';
import { type Fact, type Group, kilobytes, megabytes } from './group.ts';

/** Facts that the browser tells only when it is asked and waited for. */
export interface Kept {
  readonly files: readonly KeptCache[];
  readonly room: { used: number; most: number } | undefined;
  readonly worker: WorkerState;
}

export async function readKept(): Promise<Kept> {
  const [files, room, worker] = await Promise.all([keptCaches(), storageRoom(), workerState()]);
  return { files, room, worker };
}

export function storageFacts({ storage, groups, unknown }: ToolWords, room: Kept['room']): Group {
  const entries = keptEntries();
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    title: groups.storage,
    facts: [
      [storage.used, room ? storage.megabytes(megabytes(room.used)) : unknown],
      [storage.most, room ? storage.megabytes(megabytes(room.most)) : unknown],
      [storage.total, storage.size(entries.length, kilobytes(total))],
      // An offline copy's name has the address that was asked for.
      ...entries.map(
        ({ area, name, kind, bytes }): Fact => [
          `${area} · ${safeText(name)}`,
          storage.entry(storage.kinds[kind], kilobytes(bytes)),
        ],
      ),
    ],
  };
}

export function cacheFacts({ kept: words, groups }: ToolWords, kept: Kept | undefined): Group {
  const copies = keptEntries().filter(({ kind }) => kind === 'copy');
  return {
    title: groups.kept,
    facts: [
      [words.answers, String(cachedCount())],
      [words.prefetched, String(prefetchedCount())],
      [words.copies, String(copies.length)],
      [words.worker, words.workers[kept?.worker ?? 'none']],
      ...(kept?.files ?? []).map(({ name, entries }): Fact => [name, words.files(entries)]),
    ],
  };
}

/** An empty setting is told as one: it may be the fault. */
export const settingFacts = ({ groups, none }: ToolWords): Group => ({
  title: groups.settings,
  facts: Object.entries(settings).map(([name, value]): Fact => [name, valueText(value) || none]),
});

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export const configurationFacts = ({ groups }: ToolWords, config: AppConfig): Group => ({
  title: groups.configuration,
  facts: Object.entries(config).map(
    ([name, value]): Fact => [name, typeof value === 'object' ? String(Object.keys(value).length) : String(value)],
  ),
});
