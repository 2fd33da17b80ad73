import { listAreas } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { useText } from '../../../messages/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/chips.tsx';
import { Section } from '../../../ui/section.tsx';
import { LinesShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { provinceOf } from './doctor-search.ts';
import { NATIONWIDE } from './use-area-name.ts';

export interface AreaFilterProps {
  /** The number of the area, or '' for the whole country. */
  area: string;
  onChange: (area: string, areaText: string) => void;
}

/** Filters the doctors by area: the whole country, a province, or a city of it. */
export function AreaFilter({ area, onChange }: AreaFilterProps) {
  const words = useWords().list;
  const kit = useKitWords();
  const t = useText();
  const province = provinceOf(area);
  const provinces = usePage(listAreas, { query: {} }, { notice: false });
  const cities = usePage(listAreas, province ? { query: { provinceId: province } } : null, { notice: false });
  if (provinces.status === 'loading') {
    return (
      <Section title={words.area}>
        <Skeleton>
          <LinesShape lines={2} />
        </Skeleton>
      </Section>
    );
  }
  if (!provinces.data) {
    return (
      <Section
        title={words.area}
        text={words.areaFailed}
        action={
          <Button small tone="quiet" busy={provinces.reloading} onClick={provinces.reload}>
            {t.common.retry}
          </Button>
        }
      >
        {null}
      </Section>
    );
  }
  const names = new Map([
    ['', kit.places.nationwide],
    ...provinces.data.areas
      .filter((row) => row.area_id !== NATIONWIDE)
      .map((row) => [row.area_id, row.areaText] as const),
  ]);
  const namesInProvince = new Map([
    [province, words.wholeProvince],
    ...(cities.data?.areas ?? []).map((row) => [row.area_id, row.areaText] as const),
  ]);
  const chipsOf = (labels: ReadonlyMap<string, string>) => [...labels].map(([value, label]) => ({ value, label }));
  return (
    <>
      <Section title={words.area}>
        <ChoiceChips
          wrap
          label={words.area}
          chips={chipsOf(names)}
          value={province}
          onChange={(value) => onChange(value, names.get(value) ?? '')}
        />
      </Section>
      {namesInProvince.size > 2 ? (
        <Section title={words.city}>
          <ChoiceChips
            wrap
            label={words.city}
            chips={chipsOf(namesInProvince)}
            value={area}
            onChange={(value) => onChange(value, (value === province ? names : namesInProvince).get(value) ?? '')}
          />
        </Section>
      ) : null}
    </>
  );
}
