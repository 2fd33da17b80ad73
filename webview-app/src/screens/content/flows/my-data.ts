/**
 * Lists, exports and deletes the data that this phone stores of its person. Rules:
 * 1. Only the signed-in person or a visitor sees their own data. Nothing is shown to an admin, after a session has ended, or at a start
 *    without a network while the person is unknown (A04).
 * 2. Only this phone's data is deleted. The service's data stays.
 */
import { forgetAnswers } from '../../../client/request.ts';
import { type ExportResult, exportText } from '../../../flows/export-text.ts';
import { forgetPerson, forgetPersonal } from '../../../platform/personal.ts';
import { forgetPersonalFile, personalFiles } from '../../../platform/personal-files.ts';
import { type OwnEntry, ownEntries } from '../../../platform/storage-inventory.ts';
import { hadSession, ownerUnread, session } from '../../../store/session.ts';

/** The kinds of data in display order. */
export const DATA_KINDS = [
  'orders',
  'drafts',
  'parcel',
  'choices',
  'visits',
  'consents',
  'copies',
  'reports',
  'other',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** Maps the prefix of a stored name to its kind. All other names are of the kind `other`. */
const KIND_BY_PREFIX: readonly (readonly [start: string, kind: DataKind])[] = [
  ['purchase.', 'orders'],
  ['draft.', 'drafts'],
  ['asked.', 'drafts'],
  ['attempt.', 'drafts'],
  ['chat.', 'drafts'],
  ['parcel', 'parcel'],
  ['store.', 'choices'],
  ['goods-city', 'choices'],
  ['article-size', 'choices'],
  ['cache.shown-city.', 'choices'],
  ['visits', 'visits'],
  ['scroll', 'visits'],
  ['reading', 'visits'],
  ['article-searches', 'visits'],
  ['home-searches', 'visits'],
  ['chat-place.', 'visits'],
  ['consent.', 'consents'],
  ['cache.', 'copies'],
];

export interface DataGroup {
  readonly kind: DataKind;
  readonly count: number;
  /** The time of the oldest entry, in milliseconds since 1970. Undefined if no entry has a time. */
  readonly since: number | undefined;
  /** True if all entries are removed when the page is closed. */
  readonly isOfVisit: boolean;
}

const kindOf = (name: string): DataKind => KIND_BY_PREFIX.find(([start]) => name.startsWith(start))?.[1] ?? 'other';

/** Checks that the viewer is known to be the owner of the stored data, or a visitor. */
function isViewerOwner(): boolean {
  if (session.status === 'logged-in') return hadSession();
  return session.status === 'visitor' || ownerUnread() !== undefined;
}

const oldest = (times: readonly (number | undefined)[]): number | undefined => {
  const validTimes = times.flatMap((time) => (time !== undefined && time > 0 ? [time] : []));
  return validTimes.length > 0 ? Math.min(...validTimes) : undefined;
};

/** Lists the stored data, with a group for each existing kind. Undefined if the viewer may not see it. */
export async function storedGroups(): Promise<readonly DataGroup[] | undefined> {
  if (!isViewerOwner()) return undefined;
  const files = await personalFiles();
  if (!isViewerOwner()) return undefined;
  const entries = ownEntries();
  return DATA_KINDS.flatMap((kind): DataGroup[] => {
    const entriesOfKind = kind === 'reports' ? [] : entries.filter(({ name }) => kindOf(name) === kind);
    const ages = kind === 'reports' ? files.map(({ at }) => at) : entriesOfKind.map(({ since }) => since);
    if (ages.length === 0) return [];
    return [
      {
        kind,
        count: ages.length,
        since: oldest(ages),
        isOfVisit: entriesOfKind.length > 0 && entriesOfKind.every(isOfVisit),
      },
    ];
  });
}

const isOfVisit = ({ area }: OwnEntry): boolean => area === 'session';
const momentOf = (time: number | undefined) => (time === undefined ? {} : { since: new Date(time).toISOString() });

/** Exports all stored data of the person as JSON. A report is listed by name only, because the report's page saves the file. */
export async function exportData(): Promise<ExportResult> {
  const files = await personalFiles();
  if (!isViewerOwner()) return 'failed';
  const stored = ownEntries().map(({ name, area, value, since }) => ({
    kind: kindOf(name),
    ...{ name, area },
    ...momentOf(since),
    value,
  }));
  const reports = files.map(({ name, at }) => ({ name, ...momentOf(at) }));
  const content = JSON.stringify({ madeAt: new Date().toISOString(), kept: stored, reports }, null, 2);
  return exportText('my-data.json', 'application/json', content);
}

/** Deletes all data of the person that this phone stores. They stay logged in. */
export async function deleteData(): Promise<void> {
  if (!isViewerOwner()) return;
  // Otherwise the modules would store their data in memory again.
  forgetPerson();
  await new Promise((resolve) => setTimeout(resolve));
  if (!isViewerOwner()) return;
  for (const { name, area } of ownEntries()) forgetPersonal(name, area);
  forgetAnswers();
  for (const { name } of await personalFiles()) await forgetPersonalFile(name);
}
