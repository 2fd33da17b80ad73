/** Answers from `@mdn/browser-compat-data` which features are younger than the oldest engines (`floor.ts`). */
import compatibility, {
  type CompatStatement,
  type Identifier,
  type VersionValue,
} from '@mdn/browser-compat-data/forLegacyNode';
import { type EngineFloor, FLOOR } from './floor.ts';

type Engine = EngineFloor['engine'];

/** Names of a kind of feature; each may be defined in several places. */
export type Definitions = ReadonlyMap<string, readonly CompatStatement[]>;

const isVersion = (value: VersionValue | undefined): value is string =>
  typeof value === 'string' && value !== 'preview';
const numberOf = (version: string): number => Number(version.replace('≤', ''));

/** The use of a feature. In a style sheet a part of it, or a prefix that the build writes, counts as the feature. */
type Form = 'script' | 'style';

/** Returns the first version of an engine that has a feature without a flag; undefined where it has it in none. */
export function sinceIn(engine: Engine, { support }: CompatStatement, form: Form = 'script'): number | undefined {
  const lines = [support[engine] ?? []].flat();
  const isGone = (version: VersionValue | undefined) =>
    version && !lines.some((line) => line.version_added === version);
  const versions = lines.flatMap((line) => {
    const isOther = line.flags || line.alternative_name || isGone(line.version_removed);
    const isHalf = form === 'script' && (line.prefix || line.partial_implementation);
    return isOther || isHalf || !isVersion(line.version_added) ? [] : [numberOf(line.version_added)];
  });
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/** Returns the engines, with their first version, that a feature came into after the floor; empty for one that all have. */
export const tooYoungIn = (feature: CompatStatement, form: Form = 'script'): string[] =>
  FLOOR.flatMap(({ engine, version }) => {
    const since = sinceIn(engine, feature, form);
    // What an engine of today has not either is no matter of its age for a style sheet: it is passed over.
    if (since === undefined) return form === 'style' ? [] : [`${engine} never`];
    return since <= Number(version) ? [] : [`${engine} ${since}`];
  });

/** Returns a feature by its way through the data, such as `javascript.builtins.Array.findLast`. */
export function featureAt(way: readonly string[]): CompatStatement | undefined {
  const [group = '', ...names] = way;
  let place = group === 'css' || group === 'javascript' || group === 'api' ? compatibility[group] : undefined;
  for (const name of names) place = place && Object.hasOwn(place, name) ? place[name] : undefined;
  return place?.__compat;
}

/** Returns the names directly under a place of the data. */
const namesUnder = (place: Identifier): string[] => Object.keys(place).filter((name) => name !== '__compat');

/** Everything that JavaScript reaches by a name of the global object: standard library and interfaces of the web. */
export const INTERFACES: ReadonlyMap<string, Identifier> = new Map(
  [compatibility.javascript['builtins'], compatibility.api].flatMap((place) =>
    place ? namesUnder(place).flatMap((name) => (place[name] ? [[name, place[name]] as const] : [])) : [],
  ),
);

const STATIC = /_static$/;

/**
 * Interfaces whose methods are known by their names alone, wherever they are called: of the standard library what `lib` of TypeScript's configuration
 * has, and of the web's what a page meets most.
 */
const COMMON =
  /^(?:(?:HTML|SVG)\w*Element|Element|Node|Document|EventTarget|Event|Response|Request|Blob|AbortSignal|CSSStyleSheet)$/;
const isBuiltIn = (name: string): boolean => Object.hasOwn(compatibility.javascript['builtins'] ?? {}, name);
const isUntyped = (name: string): boolean => /Iterator$|^Temporal$|DisposableStack$/.test(name);

/** Methods by their names. A name is of no use where one of its definitions is older. */
export const MEMBERS: Definitions = membersOf();

function membersOf(): Definitions {
  const members = new Map<string, CompatStatement[]>();
  const note = (definition: Identifier) => {
    for (const name of namesUnder(definition)) {
      const member = definition[name];
      if (!member || STATIC.test(name)) continue;
      if (member.__compat && !member.__compat.status?.experimental)
        members.set(name, [...(members.get(name) ?? []), member.__compat]);
      // `Intl` has classes.
      if (/^[A-Z]/.test(name)) note(member);
    }
  };
  for (const [name, definition] of INTERFACES)
    if (isBuiltIn(name) ? !isUntyped(name) : COMMON.test(name)) note(definition);
  return members;
}

/** Returns what an engine of this version has and the floor of its kind has not, as ways from the global object. */
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
