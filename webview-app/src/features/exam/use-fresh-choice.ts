/**
 * Refreshes the names of a stored choice, which outlives its page and a change of language. An institution that no longer exists is
 * removed from the choice. If the request fails, the choice stays: the service checks a booking anyway.
 */
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../messages/index.ts';
import { type BookingChoice, type BookingSource, noChoice } from './booking.ts';

/**
 * Calls `update` with a function that returns the choice with its current names. It does not change a choice that was made in the
 * meantime. `onGone` is called afterwards if the institution no longer exists.
 */
export function useFreshChoice(
  source: BookingSource,
  choice: BookingChoice,
  update: (updateChoice: (previous: BookingChoice) => BookingChoice) => void,
  onGone: () => void,
): void {
  const latest = useRef({ source, choice, update, onGone });
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = { source, choice, update, onGone };
  });
  const sourceKey = `${source.key} ${useLanguage()}`;
  useEffect(() => {
    const { cityId, institutionId } = latest.current.choice;
    // A choice that the service has just sent needs no refresh.
    const isNew = isFirst.current && !institutionId;
    isFirst.current = false;
    if (!sourceKey || !cityId || isNew) return;
    const controller = new AbortController();
    const refresh = async () => {
      const { cities, institutions } = latest.current.source;
      const [allCities, units] = await Promise.all([
        cities(controller.signal),
        institutionId ? institutions(cityId, controller.signal) : [],
      ]);
      const current = latest.current;
      // The person has made another choice in the meantime.
      if (
        controller.signal.aborted ||
        current.choice.cityId !== cityId ||
        current.choice.institutionId !== institutionId
      )
        return;
      const cityName = allCities.find(({ id }) => id === cityId)?.name ?? current.choice.cityName;
      const unit = units.find(({ id }) => id === institutionId);
      current.update((previous) => {
        // The page may have proposed a nearer city at the same time.
        if (previous.cityId !== cityId || previous.institutionId !== institutionId) return previous;
        return unit
          ? { ...previous, cityName, institutionName: unit.name, institutionAddress: unit.address }
          : { ...noChoice, cityId, cityName };
      });
      if (institutionId && !unit) current.onGone();
    };
    void refresh().catch(() => undefined);
    return () => controller.abort();
  }, [sourceKey]);
}
