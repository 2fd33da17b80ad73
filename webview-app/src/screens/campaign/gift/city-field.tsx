import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { listActivityCities } from '../../../api/activity.ts';
import { CityPicker } from '../../../features/exam/city-picker.tsx';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import type { BoundField } from '../../../kit/form/use-form.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { boxClasses, Labelled } from '../../../ui/labelled.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import styles from './city-field.module.css';

export interface ChosenCity {
  id: string;
  name: string;
}
export const NO_CITY: ChosenCity = { id: '', name: '' };

/** Lets the person choose a parcel's city in a sheet, from the cities to which the campaign delivers. */
export function CityField({ value, onChange, onBlur, error, ref }: BoundField<ChosenCity>) {
  const words = useWords().gift;
  const [isOpen, setOpen] = useState(false);
  const cities = partOf(usePage(listActivityCities, {}), ({ cities: list }) =>
    list.map(({ cityId, cityName, letter, hot }) => ({ id: cityId, name: cityName, letter, hot })),
  );
  return (
    <>
      <Labelled label={words.city} error={error}>
        {(ids) => (
          <button
            type="button"
            {...ids}
            aria-haspopup="dialog"
            ref={ref}
            className={boxClasses(error)}
            onBlur={onBlur}
            onClick={() => setOpen(true)}
          >
            <span className={classes(styles.value, !value.id && styles.none)}>{value.name || words.cityNone}</span>
            <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
          </button>
        )}
      </Labelled>
      <Sheet open={isOpen} title={words.city} onCancel={() => setOpen(false)}>
        <ResourceView resource={cities} skeleton={<RowsShape />}>
          {(options) => (
            <CityPicker
              cities={options}
              value={value.id}
              onChange={({ id, name }) => {
                onChange({ id, name });
                setOpen(false);
              }}
            />
          )}
        </ResourceView>
      </Sheet>
    </>
  );
}
