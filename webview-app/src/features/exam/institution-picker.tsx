import { type ReactNode, useRef, useState } from 'react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { PartsOf } from '../../kit/page/paged-list.tsx';
import { NearMe } from '../../kit/place/near-me.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Row } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PictureOptions } from '../../ui/picture-options.tsx';
import { SortMenu } from '../../ui/sort-menu.tsx';
import { CityLine } from './city-line.tsx';
import { districtOf } from './district-of.ts';
import { InstitutionActions } from './institution-actions.tsx';
import { InstitutionLine } from './institution-facts.tsx';
import styles from './institution-picker.module.css';
import { InstitutionSheet } from './institution-sheet.tsx';
import {
  distinctiveTags,
  haveDifferentDays,
  type InstitutionFilter,
  matchingInstitutions,
  type SortOrder,
} from './matching-institutions.ts';
import { SearchLine } from './search-line.tsx';

/** The minimum number of institutions for a search field. */
const MIN_FOR_SEARCH = 5;

export interface InstitutionPickerProps {
  institutions: readonly BookingInstitution[];
  /** The id of the chosen institution, or '' for no choice. */
  value: string;
  onChange: (institution: BookingInstitution) => void;
  /** Called instead of `onChange` when an institution is tapped. Keys only call `onChange`, because they pass through the options. */
  onChoose?: (institution: BookingInstitution) => void;
  /** The city before the search field: a `CityPill`. */
  city?: ReactNode;
  search?: string;
}

/** Shows institutions as radio cards with details, nearest or soonest first. A long list has a search and filters. */
export function InstitutionPicker({
  institutions,
  value,
  onChange,
  onChoose = onChange,
  city,
  search = '',
}: InstitutionPickerProps) {
  const kit = useKitWords();
  const words = kit.institutions;
  const [filter, setFilter] = useState<InstitutionFilter>({ text: search, tags: [] });
  const [order, setOrder] = useState<SortOrder>('near');
  const isByKey = useRef(false);
  /** Returns whether a choice was made by a key. Each key press counts once. */
  const consumeKey = (): boolean => {
    const wasByKey = isByKey.current;
    isByKey.current = false;
    return wasByKey;
  };
  const [detailed, setDetailed] = useState<BookingInstitution>();
  const isLong = institutions.length >= MIN_FOR_SEARCH;
  const matches = matchingInstitutions(institutions, isLong ? filter : { text: '', tags: [] }, order);
  const findById = (id: string) => institutions.find((institution) => institution.id === id);
  return (
    <div
      className={styles.picker}
      onKeyDownCapture={({ target, key }) => {
        isByKey.current = isRadio(target) && (key === ' ' || key.startsWith('Arrow'));
      }}
      onBlurCapture={({ relatedTarget }) => {
        // An arrow key moves the focus to the next radio before it selects it.
        if (!isRadio(relatedTarget)) isByKey.current = false;
      }}
      onPointerDownCapture={() => {
        isByKey.current = false;
      }}
    >
      {isLong ? (
        <>
          <Row gap={2} wrap align="center">
            {city}
            <div className={styles.search}>
              <SearchLine
                label={words.search}
                value={filter.text}
                onChange={(text) => setFilter((previous) => ({ ...previous, text }))}
              />
            </div>
          </Row>
          <div className={styles.tools}>
            <NearMe compact />
            {haveDifferentDays(institutions) ? (
              <SortMenu
                label={words.sort}
                orders={[
                  { value: 'near', label: institutions.some(hasDistance) ? words.nearest : words.asListed },
                  { value: 'soon', label: words.soonest },
                ]}
                value={order}
                onChange={setOrder}
              />
            ) : null}
            <div className={styles.filter}>
              <FilterChips
                label={words.filter}
                chips={distinctiveTags(institutions).map((tag) => ({ value: tag, label: tag }))}
                values={filter.tags}
                onChange={(tags) => setFilter((previous) => ({ ...previous, tags }))}
              />
            </div>
          </div>
          <p className={styles.count} role="status">
            {matches.length === 0 ? <Hidden>{words.found(0)}</Hidden> : null}
            {matches.length > 0 && matches.length < institutions.length ? words.found(matches.length) : null}
          </p>
        </>
      ) : (
        <CityLine city={city} />
      )}
      {matches.length === 0 ? (
        <EmptyState
          title={filter.text ? words.noneNamed(filter.text) : words.noneFound}
          text={filter.tags.length > 0 ? words.noneFoundText : undefined}
          action={
            <Button wide tone="secondary" onClick={() => setFilter({ text: '', tags: [] })}>
              {words.showAll}
            </Button>
          }
        />
      ) : (
        <PartsOf list={matches}>
          {(visible) => (
            <PictureOptions
              label={kit.booking.institution}
              value={value}
              onChange={(id) => {
                const chosen = findById(id);
                if (chosen) (consumeKey() ? onChange : onChoose)(chosen);
              }}
              onAgain={(id) => {
                const chosen = findById(id);
                if (chosen && !consumeKey()) onChoose(chosen);
              }}
              options={visible.map((institution) => ({
                value: institution.id,
                label: institution.name,
                text: <InstitutionLine {...institution} />,
                // The full address is shown only if there is no district. The details always contain it.
                foot: districtOf(institution.address) ? undefined : institution.address,
                picture: institution.coverUrl ? <Picture src={institution.coverUrl} alt="" ratio={1.2} /> : undefined,
                actions: <InstitutionActions institution={institution} onDetails={() => setDetailed(institution)} />,
              }))}
            />
          )}
        </PartsOf>
      )}
      {detailed ? (
        <InstitutionSheet
          institution={detailed}
          onChoose={() => {
            setDetailed(undefined);
            onChoose(detailed);
          }}
          onClose={() => setDetailed(undefined)}
        />
      ) : null}
    </div>
  );
}

const hasDistance = ({ metres }: BookingInstitution): boolean => metres !== undefined;

/** Returns whether an element is an institution's radio button. The chips of the sort order are radio buttons too. */
const isRadio = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio' && !isSortOrder(target.value);
const isSortOrder = (value: string): boolean => value === 'near' || value === 'soon';
