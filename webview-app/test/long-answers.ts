/** Makes the lists of an answer long. */
import type { AnyEndpoint } from '../src/api/endpoint.ts';

type Path = readonly (string | number)[];

/** Returns the paths of all lists in an answer, searching only the first element of each list. */
function listsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.length ? [path, ...listsOf(value[0], [...path, 0])] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listsOf(child, [...path, name]));
}

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, name) => (parent as Record<string | number, unknown>)[name], value);

const NAMES = /^(id|no|key|code|name|title|label|value)$|(Id|No|Key|Code|Name|Title)$/;
const numbered = (value: unknown, index: number): unknown =>
  typeof value === 'string' ? `${value}-${index}` : typeof value === 'number' ? value + index : value;

/** Returns a copy with `count` elements of different names in each list that allows them. Undefined if no list does. */
export function lengthened(row: AnyEndpoint, answer: unknown, count: number): unknown {
  let isLong = false;
  const copy = structuredClone(answer);
  const isValidAnswer = (): boolean =>
    row.data(row.host === 'static' ? copy : (copy as { data: unknown }).data) === undefined;
  // Starts with inner lists, as elements are copied with their lists.
  for (const path of listsOf(copy).sort((a, b) => b.length - a.length)) {
    const list = partAt(copy, path) as unknown[];
    const original = partAt(answer, path) as unknown[];
    const [first] = list;
    const isAllowed = (element: unknown): boolean => {
      list[0] = element;
      const good = isValidAnswer();
      list[0] = first;
      return good;
    };
    const isObject = typeof first === 'object' && first !== null && !Array.isArray(first);
    const names = isObject
      ? Object.entries(first).filter(
          ([name, value]) => NAMES.test(name) && isAllowed({ ...first, [name]: numbered(value, 1) }),
        )
      : [];
    const isNumbered = !isObject && isAllowed(numbered(first, 1));
    const element = (index: number): unknown =>
      isObject
        ? {
            ...((index ? original[index % original.length] : first) as object),
            ...Object.fromEntries(names.map(([name, value]) => [name, numbered(value, index)])),
          }
        : isNumbered
          ? numbered(first, index)
          : first;
    list.splice(0, list.length);
    for (let index = 0; index < count; index += 1) list.push(element(index));
    if (isValidAnswer()) isLong = true;
    else list.splice(0, list.length, ...structuredClone(original));
  }
  return isLong ? copy : undefined;
}
