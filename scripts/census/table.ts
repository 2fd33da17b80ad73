/** Draws the census as a table. */
import type { Measure } from './measures.ts';

export interface Column {
  readonly name: string;
  readonly measures: readonly Measure[];
}

const figureOf = ({ figure, findings }: Measure): string => String(figure ?? findings.length);

/** Returns the table as text: one line for each measure, one column for each package. */
export function censusTable(columns: readonly Column[]): string {
  const names = columns[0]?.measures.map(({ name }) => name) ?? [];
  const first = Math.max(...names.map((name) => name.length));
  const cells = (values: readonly string[]) =>
    values.map((value, index) => value.padStart(Math.max(columns[index]?.name.length ?? 0, 6) + 2)).join('');
  const head = ' '.repeat(first) + cells(columns.map(({ name }) => name));
  const lines = names.map(
    (name, row) =>
      name.padEnd(first) +
      cells(
        columns.map(({ measures }) =>
          measures
            .slice(row, row + 1)
            .map(figureOf)
            .join(''),
        ),
      ),
  );
  return [head, ...lines].join('\n');
}
