/** Finds generated models of one name in Kotlin, Swift and ArkTS, with the places in the contract that they come from. */
import { modelsOfRow } from './contract/models.ts';
import type { EventRow, MethodRow } from './contract/rows.ts';

type Row = MethodRow | EventRow;

/** Returns groups of more than one, by a key. */
export function doubles<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [key: string, items: Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].filter(([, group]) => group.length > 1);
}

/** The ends of the names of the classes that every contract has, after its own beginning. */
const CLASSES = ['Methods', 'Host', 'Events', 'Words', 'Items', 'Entries', 'Bounded'];

/**
 * Returns a line for each model whose name another has, or a class of the contract. Capitals do not tell two apart: Kotlin writes a file for
 * each class, and there are file systems that know one of the two.
 */
export function modelClashes(rows: readonly Row[], fileOf: (row: Row) => string, prefix: string): string[] {
  const models = rows.flatMap((row) =>
    modelsOfRow(row).flatMap(({ part, models: all }) =>
      all.map(({ name, place }) => ({ name, row, at: `${row.name}, ${part}${place}` })),
    ),
  );
  const lower = (name: string) => name.toLowerCase();
  const classes = new Map(CLASSES.map((name) => [lower(prefix + name), prefix + name]));
  return [
    ...doubles(models, ({ name }) => lower(name)).flatMap(([, [first, second]]) =>
      // Rows of one name are told of already.
      !first || !second || (first.row !== second.row && first.row.id === second.row.id)
        ? []
        : [
            `${fileOf(second.row)}, ${second.at}: two models have the name ${second.name}: this, and ${first.at} in ${fileOf(first.row)}; rename one`,
          ],
    ),
    ...models.flatMap(({ name, row, at }) =>
      classes.has(lower(name))
        ? [`${fileOf(row)}, ${at}: the model ${name} has the name of the class ${classes.get(lower(name))}; rename it`]
        : [],
    ),
  ];
}
