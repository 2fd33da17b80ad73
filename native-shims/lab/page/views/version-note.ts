/** Lists the methods that an app version lacks or adds, from the SDK's contract. */
import { eventsIn, methodsIn } from '../../../src/native/contract.ts';
import { HEAD } from '../../words/table.ts';
import { joined, put, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import { type SettingStore, VERSIONS } from '../setting.ts';

export interface VersionNote {
  /** The number of methods, for the place beside the switch. */
  readonly short: Word;
  /** All names, in lines. */
  readonly long: Word;
}

const namesIn = (version: string) => [...methodsIn(version), ...eventsIn(version).map((name) => name + EVENT)];
const besides = (more: readonly string[], less: readonly string[]) =>
  more.filter((name) => !less.includes(name)).sort();

/** Marks the name of an event until it is written in a language. */
const EVENT = '\u0000';
const listed = (names: readonly string[]): Word =>
  joined(
    names.map((name) => (name.endsWith(EVENT) ? joined([name.slice(0, -1), HEAD.event]) : name)),
    HEAD.comma,
  );

/** Returns the note of a version. The newest version lacks nothing. */
export function versionNote(version: string, versions: readonly string[] = VERSIONS): VersionNote {
  const index = versions.indexOf(version);
  const newest = versions.at(-1) ?? version;
  const previous = versions[index - 1];
  const lacks = besides(namesIn(newest), namesIn(version));
  const more = previous === undefined ? [] : besides(namesIn(version), namesIn(previous));
  const long = [
    lacks.length > 0 && joined([HEAD.lacksBeside(newest), listed(lacks)]),
    previous !== undefined && joined([HEAD.moreThan(previous), more.length > 0 ? listed(more) : HEAD.nothing]),
  ].filter((line) => line !== false);
  const short = lacks.length > 0 ? HEAD.lacks(lacks.length) : HEAD.newer(more.length);
  return { short, long: joined(long, '\n') };
}

/** Draws the note of the chosen version. A tap shows all names. */
export function versionNoteElement(setting: SettingStore): HTMLElement {
  const short = h('summary');
  const long = h('p');
  const element = h('details', { className: 'version-note' }, short, long);
  const draw = () => {
    const note = versionNote(setting.now.version);
    put(short, 'textContent', note.short);
    put(short, 'title', note.long);
    put(long, 'textContent', note.long);
  };
  setting.on('version', draw);
  draw();
  return element;
}
