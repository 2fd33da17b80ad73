/**
 * Refreshes the names of a stored choice, which outlives its page and a change of language. An institution that no longer exists is
 * removed from the choice. If the request fails, the choice stays: the service checks a booking anyway.
 */
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../messages/index.ts';
import { type BookingChoice, type BookingSource, noChoice } from './booking.ts';

/**
 * Calls `update` with a function that returns the choice with its current names. It leaves a choice alone that was made meanwhile. `onGone`
 * is called afterwards if the institution no longer exists.
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
    // A choice that has just come from the service needs no refresh.
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
      // The person has chosen something else meanwhile.
      if (leaving.signal.aborted || now.choice.cityId !== cityId || now.choice.institutionId !== institutionId) return;
      const cityName = allCities.find(({ id }) => id === cityId)?.name ?? now.choice.cityName;
      const unit = units.find(({ id }) => id === institutionId);
      now.update((previous) => {
        // The page may have proposed a nearer city at the same time.
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
