/** Finds features that are newer than the oldest supported engines (`floor.ts`), using `@mdn/browser-compat-data`. */
import compatibility, {
  type CompatStatement,
  type Identifier,
  type VersionValue,
} from '@mdn/browser-compat-data/forLegacyNode';
import { type EngineFloor, FLOOR } from './floor.ts';

type Engine = EngineFloor['engine'];

/** Maps a name to its features: several objects may have a method of that name. */
export type Definitions = ReadonlyMap<string, readonly CompatStatement[]>;

const isVersion = (value: VersionValue | undefined): value is string =>
  typeof value === 'string' && value !== 'preview';
const toNumber = (version: string): number => Number(version.replace('≤', ''));

/** Names the language of a use. In a style sheet, partial support or a prefix that the build adds is enough. */
type Form = 'script' | 'style';

/** Returns the first version of an engine with a feature and no flag, or undefined when no version has it. */
export function sinceIn(engine: Engine, { support }: CompatStatement, form: Form = 'script'): number | undefined {
  const rows = [support[engine] ?? []].flat();
  const isRemoved = (version: VersionValue | undefined) =>
    version && !rows.some((row) => row.version_added === version);
  const versions = rows.flatMap((row) => {
    const isConditional = row.flags || row.alternative_name || isRemoved(row.version_removed);
    const isPartial = form === 'script' && (row.prefix || row.partial_implementation);
    return isConditional || isPartial || !isVersion(row.version_added) ? [] : [toNumber(row.version_added)];
  });
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/** Returns the engines that got a feature after the oldest supported version, each with that version. */
export const lackedBy = (feature: CompatStatement, form: Form = 'script'): string[] =>
  FLOOR.flatMap(({ engine, version }) => {
    const since = sinceIn(engine, feature, form);
    // A feature that even the newest engine lacks is skipped in a style sheet: the engine's age is not the reason.
    if (since === undefined) return form === 'style' ? [] : [`${engine} never`];
    return since <= Number(version) ? [] : [`${engine} ${since}`];
  });

/** Returns a feature by its path in the data, such as `javascript.builtins.Array.findLast`. */
export function featureAt(path: readonly string[]): CompatStatement | undefined {
  const [group = '', ...names] = path;
  let entry = group === 'css' || group === 'javascript' || group === 'api' ? compatibility[group] : undefined;
  for (const name of names) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry?.__compat;
}

const namesUnder = (entry: Identifier): string[] => Object.keys(entry).filter((name) => name !== '__compat');

/** Maps each global name of JavaScript to its entry: standard library and web interfaces. */
export const INTERFACES: ReadonlyMap<string, Identifier> = new Map(
  [compatibility.javascript['builtins'], compatibility.api].flatMap((entry) =>
    entry ? namesUnder(entry).flatMap((name) => (entry[name] ? [[name, entry[name]] as const] : [])) : [],
  ),
);

const STATIC = /_static$/;

/**
 * Lists interfaces whose methods are matched by name alone, whatever object they are called on. They are the standard library of `lib` in
 * tsconfig.json and the most used web interfaces.
 */
const COMMON_INTERFACES =
  /^(?:(?:HTML|SVG)\w*Element|Element|Node|Document|EventTarget|Event|Response|Request|Blob|AbortSignal|CSSStyleSheet)$/;
const isStandardLibrary = (name: string): boolean => Object.hasOwn(compatibility.javascript['builtins'] ?? {}, name);
const isUntyped = (name: string): boolean => /Iterator$|^Temporal$|DisposableStack$/.test(name);

/** Maps method names to their features. A name is reported only when all of its features are too young. */
export const MEMBERS: Definitions = membersOf();

function membersOf(): Definitions {
  const members = new Map<string, CompatStatement[]>();
  const addMembers = (definition: Identifier) => {
    for (const name of namesUnder(definition)) {
      const member = definition[name];
      if (!member || STATIC.test(name)) continue;
      if (member.__compat && !member.__compat.status?.experimental)
        members.set(name, [...(members.get(name) ?? []), member.__compat]);
      // A class inside a namespace, as in `Intl`.
      if (/^[A-Z]/.test(name)) addMembers(member);
    }
  };
  for (const [name, definition] of INTERFACES)
    if (isStandardLibrary(name) ? !isUntyped(name) : COMMON_INTERFACES.test(name)) addMembers(definition);
  return members;
}

/** Returns paths from the global object to members that this version has and the oldest supported engine lacks. */
export function youngerMembers(engine: Engine, version: number): string[][] {
  const floor = Number(FLOOR.find((row) => row.engine === engine)?.version);
  const isYounger = (feature: CompatStatement | undefined) => {
    const since = feature && sinceIn(engine, feature);
    return since !== undefined && since > floor && since <= version;
  };
  return [...INTERFACES].flatMap(([name, definition]) => {
    if (isYounger(definition.__compat)) return [[name]];
    const members = namesUnder(definition).filter((member) => isYounger(definition[member]?.__compat));
    return members.map((member) =>
      STATIC.test(member) ? [name, member.replace(STATIC, '')] : [name, 'prototype', member],
    );
  });
}
