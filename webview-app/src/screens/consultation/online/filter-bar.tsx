import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips, FilterChips } from '../../../ui/chips.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import { filterCount, SORTS } from './doctor-search.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { useAreaName } from './use-area-name.ts';
import type { DoctorSearchView } from './use-doctor-search.ts';

export interface FilterBarProps {
  view: DoctorSearchView;
  /** The number of matching doctors, or undefined until loaded. */
  total: number | undefined;
}

/** Shows the sort orders and the chosen filters, which a tap removes, and opens the sheet of filters. */
export function FilterBar({ view, total }: FilterBarProps) {
  const { list: words, online } = useWords();
  const [open, setOpen] = useState(false);
  const { search, change } = view;
  const areaName = useAreaName(search.area);
  const count = filterCount(search);
  const activeFilters = [
    ...search.prices.map((price) => ({ value: `price ${price}`, label: words.prices[price] })),
    ...(search.title ? [{ value: 'title', label: words.titles[search.title] }] : []),
    ...(search.area ? [{ value: 'area', label: areaName ?? words.area }] : []),
  ];
  const keepFilters = (values: readonly string[]) =>
    change({
      prices: search.prices.filter((price) => values.includes(`price ${price}`)),
      title: values.includes('title') ? search.title : '',
      area: values.includes('area') ? search.area : '',
    });
  return (
    <Stack gap={2}>
      <ChoiceChips
        label={words.sort}
        chips={SORTS.map((value, index) => ({ value, label: words.sorts[index] ?? value }))}
        value={search.sort}
        onChange={(sort) => change({ sort })}
      />
      <Row gap={3} lines={0} wrap align="center" justify="between">
        <Note role="status">{total === undefined ? null : online.doctors(total)}</Note>
        <Button
          small
          tone="quiet"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {count > 0 ? words.filterWith(count) : words.filter}
        </Button>
      </Row>
      {activeFilters.length > 0 ? (
        <FilterChips
          wrap
          label={words.chosen}
          chips={activeFilters}
          values={activeFilters.map(({ value }) => value)}
          onChange={keepFilters}
        />
      ) : null}
      <FilterSheet open={open} view={view} total={total} onClose={() => setOpen(false)} />
    </Stack>
  );
}
