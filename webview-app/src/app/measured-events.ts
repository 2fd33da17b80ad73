/**
 * Measures page views and web vitals of the split build, and sends them to the installation's own collector (`docs/installation/operation.md`
 * has their form). It is loaded only where the setting `events-url` names one. Rules:
 * 1. An event has rows of pages, numbers and names: no value of an address, no text, no id of a phone or a person.
 * 2. Events travel together as plain text by `sendBeacon`, which asks no permission of another origin: when the page is hidden, or is full.
 * 3. The configuration's share of phones (`events`) decides when they are sent, as it may come after the page.
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { serverNow } from '../client/server-clock.ts';
import { languageTag } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { config } from '../platform/configuration.ts';
import { currentPath, onHistory } from '../platform/history.ts';
import { releaseName } from '../platform/release-name.ts';
import { settings } from '../platform/settings.ts';
import { match } from '../routes.ts';

/** A page view, or a web vital of the page that was loaded. */
export type MeasuredEvent =
  | { readonly type: 'view'; readonly page: string; readonly time: string }
  | {
      readonly type: 'vital';
      readonly name: Metric['name'];
      /** Milliseconds; for `CLS` a score without a unit. */
      readonly value: number;
      readonly rating: Metric['rating'];
      /** Equal for all values of the same measurement. The last one counts. */
      readonly id: string;
      readonly page: string;
      readonly time: string;
    };

/** One request to the collector. */
export interface EventBatch {
  readonly release: string;
  readonly host: string;
  readonly language: string;
  /** The percentage of phones that measure. */
  readonly percent: number;
  readonly events: readonly MeasuredEvent[];
}

/** The number of events that are sent without waiting for the end of the page. */
const MAX_EVENTS = 20;

/** Returns the row of the current page: `/pecSale/:productNo`. Empty for an unknown address. */
const pageRow = (): string => match(currentPath())?.row.path ?? '';

/** Starts to measure. Returns a function that stops it, but for the web vitals, which end with the page. */
export function measureEvents(): () => void {
  let events: MeasuredEvent[] = [];
  let lastPath: string | undefined;
  const firstPage = pageRow();
  const send = () => {
    const { eventPercent: percent } = config;
    const batch: EventBatch = {
      release: releaseName(),
      host: bridge.host.name,
      language: languageTag(),
      percent,
      events,
    };
    if (events.length > 0 && percent > 0) navigator.sendBeacon(settings.eventsUrl, JSON.stringify(batch));
    events = [];
  };
  const add = (event: MeasuredEvent) => {
    events.push(event);
    if (events.length >= MAX_EVENTS) send();
  };
  const time = () => new Date(serverNow()).toISOString();
  const view = () => {
    if (currentPath() === lastPath) return;
    lastPath = currentPath();
    add({ type: 'view', page: pageRow(), time: time() });
  };
  const addVital = ({ name, value, rating, id }: Metric) =>
    add({ type: 'vital', name, value: Math.round(value * 1_000) / 1_000, rating, id, page: firstPage, time: time() });
  for (const observe of [onLCP, onINP, onCLS]) observe(addVital);
  view();
  const onHidden = () => {
    if (document.hidden) send();
  };
  // On the window it comes after the document's listeners, which add the last values of the web vitals.
  addEventListener('visibilitychange', onHidden);
  const stopViews = onHistory(view);
  return () => {
    removeEventListener('visibilitychange', onHidden);
    stopViews();
  };
}
