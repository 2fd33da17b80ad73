/**
 * A choice outlives its page, and a change of language: its names are looked up again then. An institution that is no longer there
 * is no choice any more. Without an answer everything stays: the service judges a booking anyway.
 */
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../messages/index.ts';
import { type BookingChoice, type BookingSource, noChoice } from './booking.ts';

/**
 * `update` gets a function that makes the choice as it is called now; another choice, made meanwhile, it leaves as it is. `onGone` is called
 * after it where the institution is gone.
 */
export function useFreshChoice(
  source: BookingSource,
  choice: BookingChoice,
  update: (renew: (previous: BookingChoice) => BookingChoice) => void,
  onGone: () => void,
): void {
  const latest = useRef({ source, choice, update, onGone });
  const first = useRef(true);
  useEffect(() => {
    latest.current = { source, choice, update, onGone };
  });
  const named = `${source.key} ${useLanguage()}`;
  useEffect(() => {
    const { cityId, institutionId } = latest.current.choice;
    // What has just come from the service needs no second look.
    const isNew = first.current && !institutionId;
    first.current = false;
    if (!named || !cityId || isNew) return;
    const leaving = new AbortController();
    const look = async () => {
      const { cities, institutions } = latest.current.source;
      const [allCities, units] = await Promise.all([
        cities(leaving.signal),
        institutionId ? institutions(cityId, leaving.signal) : [],
      ]);
      const now = latest.current;
      // Chosen anew meanwhile.
      if (leaving.signal.aborted || now.choice.cityId !== cityId || now.choice.institutionId !== institutionId) return;
      const cityName = allCities.find(({ id }) => id === cityId)?.name ?? now.choice.cityName;
      const unit = units.find(({ id }) => id === institutionId);
      now.update((previous) => {
        // The page may have proposed a nearer city in the same moment.
        if (previous.cityId !== cityId || previous.institutionId !== institutionId) return previous;
        return unit
          ? { ...previous, cityName, institutionName: unit.name, institutionAddress: unit.address }
          : { ...noChoice, cityId, cityName };
      });
      if (institutionId && !unit) now.onGone();
    };
    void look().catch(() => undefined);
    return () => leaving.abort();
  }, [named]);
}
