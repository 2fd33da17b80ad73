import { Button } from '../../../ui/button.tsx';
import { ChoiceChips, FilterChips } from '../../../ui/chips.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useWords } from '../words/index.ts';
import { AreaFilter } from './area-filter.tsx';
import { filterCount, PRICES, TITLES } from './doctor-search.ts';
import type { DoctorSearchView } from './use-doctor-search.ts';

export interface FilterSheetProps {
  open: boolean;
  view: DoctorSearchView;
  total: number | undefined;
  onClose: () => void;
}

/** Shows the filters. Each applies at once to the list behind the sheet, and the button shows how many doctors match. */
export function FilterSheet({ open, view, total, onClose }: FilterSheetProps) {
  const words = useWords().list;
  const { search, change, clear } = view;
  return (
    <Sheet
      open={open}
      title={words.filter}
      onCancel={onClose}
      actions={
        <>
          <Button wide disabled={total === 0} onClick={onClose}>
            {total === undefined ? words.showAll : total === 0 ? words.nothingFits : words.show(total)}
          </Button>
          <Button wide tone="quiet" disabled={filterCount(search) === 0} onClick={clear}>
            {words.clear}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Section title={words.price}>
          <FilterChips
            wrap
            label={words.price}
            chips={PRICES.map((value) => ({ value, label: words.prices[value] }))}
            values={search.prices}
            onChange={(prices) => change({ prices })}
          />
        </Section>
        <Section title={words.doctorTitle}>
          <ChoiceChips
            wrap
            label={words.doctorTitle}
            chips={[{ value: '', label: words.any }, ...TITLES.map((value) => ({ value, label: words.titles[value] }))]}
            value={search.title}
            onChange={(title) => change({ title })}
          />
        </Section>
        <AreaFilter area={search.area} onChange={(area, areaText) => change({ area }, areaText)} />
      </Stack>
    </Sheet>
  );
}
