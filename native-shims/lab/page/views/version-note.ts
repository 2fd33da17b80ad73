/** The methods that an app of some version lacks, and those it has more than the version before: read from the SDK's contract. */
import { eventsIn, methodsIn } from '../../../src/native/contract.ts';
import { h } from '../element.ts';
import { type SettingStore, VERSIONS } from '../setting.ts';

export interface VersionNote {
  /** In a few words, for the place beside the switch. */
  readonly short: string;
  /** Every name, in lines. */
  readonly long: string;
}

const namesIn = (version: string) => [...methodsIn(version), ...eventsIn(version).map((name) => `${name} (event)`)];
const besides = (more: readonly string[], less: readonly string[]) =>
  more.filter((name) => !less.includes(name)).sort();

/** A version that none is newer than lacks nothing. */
export function versionNote(version: string, versions: readonly string[] = VERSIONS): VersionNote {
  const at = versions.indexOf(version);
  const newest = versions.at(-1) ?? version;
  const before = versions[at - 1];
  const lacks = besides(namesIn(newest), namesIn(version));
  const more = before === undefined ? [] : besides(namesIn(version), namesIn(before));
  const long = [
    lacks.length > 0 && `Lacks, beside ${newest}: ${lacks.join(', ')}`,
    before !== undefined && `More than ${before}: ${more.join(', ') || 'nothing'}`,
  ].filter((line) => line !== false);
  const short = lacks.length > 0 ? `lacks ${lacks.length}` : `${more.length} new`;
  return { short, long: long.join('\n') };
}

/** The note of the chosen version; a tap shows all names. */
export function versionNoteElement(setting: SettingStore): HTMLElement {
  const short = h('summary');
  const long = h('p');
  const element = h('details', { className: 'version-note' }, short, long);
  const draw = () => {
    const note = versionNote(setting.now.version);
    short.textContent = note.short;
    short.title = note.long;
    long.textContent = note.long;
  };
  setting.on('version', draw);
  draw();
  return element;
}
