/** Lists the methods that an app version lacks or adds, from the SDK's contract. */
import { eventsIn, methodsIn } from '../../../src/native/contract.ts';
import { HEAD } from '../../words/table.ts';
import { joined, setText, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import { type SettingStore, VERSIONS } from '../setting.ts';

export interface VersionNote {
  /** The number of methods, shown beside the switch. */
  readonly short: Word;
  /** All names, in lines. */
  readonly long: Word;
}

const namesIn = (version: string) => [...methodsIn(version), ...eventsIn(version).map((name) => name + EVENT_MARK)];
const missingFrom = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name)).sort();

/** Marks the name of an event until the name is translated. */
const EVENT_MARK = '\u0000';
const listNames = (names: readonly string[]): Word =>
  joined(
    names.map((name) => (name.endsWith(EVENT_MARK) ? joined([name.slice(0, -1), HEAD.event]) : name)),
    HEAD.comma,
  );

/** Returns the note of a version. The newest version lacks nothing. */
export function versionNote(version: string, versions: readonly string[] = VERSIONS): VersionNote {
  const index = versions.indexOf(version);
  const newest = versions.at(-1) ?? version;
  const previous = versions[index - 1];
  const missing = missingFrom(namesIn(newest), namesIn(version));
  const added = previous === undefined ? [] : missingFrom(namesIn(version), namesIn(previous));
  const long = [
    missing.length > 0 && joined([HEAD.missingBeside(newest), listNames(missing)]),
    previous !== undefined && joined([HEAD.addedSince(previous), added.length > 0 ? listNames(added) : HEAD.nothing]),
  ].filter((line) => line !== false);
  const short = missing.length > 0 ? HEAD.missingCount(missing.length) : HEAD.addedCount(added.length);
  return { short, long: joined(long, '\n') };
}

/** Draws the note of the chosen version. A tap shows all names. */
export function versionNoteElement(setting: SettingStore): HTMLElement {
  const short = h('summary');
  const long = h('p');
  const element = h('details', { className: 'version-note' }, short, long);
  const draw = () => {
    const note = versionNote(setting.current.version);
    setText(short, 'textContent', note.short);
    setText(short, 'title', note.long);
    setText(long, 'textContent', note.long);
  };
  setting.on('version', draw);
  draw();
  return element;
}
