/** Lists facts about stored data: storage, caches, settings and configuration. They are names and sizes, never a person's values. */
import type { AppConfig } from '../../../../api/config-center.ts';
import { cachedCount, prefetchedCount } from '../../../../client/request.ts';
import { safeText } from '../../../../client/safe-text.ts';
import { settings } from '../../../../platform/settings.ts';
import {
  listCaches,
  listStoredEntries,
  type StoredCache,
  storageRoom,
  type WorkerState,
  workerState,
} from '../../../../platform/storage-inventory.ts';
import type { ToolWords } from '../words/index.ts';
import { type Group, kilobytes, megabytes, openFact } from './group.ts';

/** The keys of the configuration that are requested. Their values are switches and lists. */
export const CONFIGURATION_KEYS =
  'baseProducts,clauseGroups,miniProgramPay,channels,adminHosts,returnOrigins,showTab,n95GongyiSwitch,quickLogin';

/** The facts that the browser provides asynchronously. */
export interface StoredData {
  readonly files: readonly StoredCache[];
  readonly quota: { used: number; most: number } | undefined;
  readonly worker: WorkerState;
}

export async function readStoredData(): Promise<StoredData> {
  const [files, quota, worker] = await Promise.all([listCaches(), storageRoom(), workerState()]);
  return { files, quota, worker };
}

export function storageFacts({ storage, groups, unknown }: ToolWords, quota: StoredData['quota']): Group {
  const entries = listStoredEntries();
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    title: groups.storage,
    facts: [
      openFact(storage.used, quota ? storage.megabytes(megabytes(quota.used)) : unknown),
      openFact(storage.most, quota ? storage.megabytes(megabytes(quota.most)) : unknown),
      openFact(storage.total, storage.size(entries.length, kilobytes(total))),
      // A name may come from another page of this origin, and an offline copy's name contains an address. So no name is copied.
      ...entries.map(({ area, name, kind, bytes }) => {
        const value = storage.entry(storage.kinds[kind], kilobytes(bytes));
        return { name: `${area} · ${safeText(name)}`, value, copied: `${area} | ${value}` };
      }),
    ],
  };
}

export function cacheFacts({ stored: words, groups }: ToolWords, stored: StoredData | undefined): Group {
  const copies = listStoredEntries().filter(({ kind }) => kind === 'copy');
  return {
    title: groups.stored,
    facts: [
      openFact(words.answers, String(cachedCount())),
      openFact(words.prefetched, String(prefetchedCount())),
      openFact(words.copies, String(copies.length)),
      openFact(words.worker, words.workers[stored?.worker ?? 'none']),
      ...(stored?.files ?? []).map(({ name, entries }, index) => ({
        name,
        value: words.files(entries),
        copied: `${index + 1} | ${words.files(entries)}`,
      })),
    ],
  };
}

/** Lists the settings, which are the same for everybody. A missing value may explain a fault. */
export const settingFacts = ({ groups, none }: ToolWords): Group => ({
  title: groups.settings,
  facts: Object.entries(settings).map(([name, value]) => openFact(name, valueText(value) || none)),
});

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Lists the requested configuration: switches by their value, lists by their length. */
export const configurationFacts = ({ groups }: ToolWords, config: AppConfig): Group => ({
  title: groups.configuration,
  facts: Object.entries(config)
    .filter(([name]) => CONFIGURATION_KEYS.split(',').includes(name))
    .map(([name, value]) => openFact(name, String(typeof value === 'object' ? Object.keys(value).length : value))),
});
