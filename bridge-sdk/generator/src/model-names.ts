/** Finds generated models with equal names in Kotlin, Swift and ArkTS, with their paths in the contract. */
import { modelsOfRow } from './contract/models.ts';
import type { EventRow, MethodRow } from './contract/rows.ts';

type Row = MethodRow | EventRow;

/** Returns groups of several items with the same key. */
export function duplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [key: string, items: Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].filter(([, group]) => group.length > 1);
}

/** Lists the names of the classes that each contract has, without their prefix. */
const CLASSES = ['Methods', 'Host', 'Events', 'Words', 'Items', 'Entries', 'Bounded'];

/**
 * Returns a line for each model that shares its name with another model or a class. Case is ignored, because Kotlin writes a file for each
 * class and some file systems ignore case.
 */
export function modelNameFaults(rows: readonly Row[], fileOf: (row: Row) => string, prefix: string): string[] {
  const models = rows.flatMap((row) =>
    modelsOfRow(row).flatMap(({ part, models: all }) =>
      all.map(({ name, path }) => ({ name, row, location: `${row.name}, ${part}${path}` })),
    ),
  );
  const lower = (name: string) => name.toLowerCase();
  const classes = new Map(CLASSES.map((name) => [lower(prefix + name), prefix + name]));
  return [
    ...duplicates(models, ({ name }) => lower(name)).flatMap(([, [first, second]]) =>
      // Rows with the same name are already reported.
      !first || !second || (first.row !== second.row && first.row.id === second.row.id)
        ? []
        : [
            `${fileOf(second.row)}, ${second.location}: two models have the name ${second.name}: this, and ${first.location} in ${fileOf(first.row)}; rename one`,
          ],
    ),
    ...models.flatMap(({ name, row, location }) =>
      classes.has(lower(name))
        ? [
            `${fileOf(row)}, ${location}: the model ${name} has the name of the class ${classes.get(lower(name))}; rename it`,
          ]
        : [],
    ),
  ];
}
