/**
 * Stores which popups a person has seen. The records belong to the person on this phone and last as long as the rule needs them. A
 * visitor's records pass to the person who logs in.
 */
import { serverNow } from '../../../client/server-clock.ts';
import { isElder } from '../../../messages/edition.ts';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { type ExposureRule, isDue } from '../../../rules/exposure.ts';

export interface Exposable {
  /** The popup's name, the same on each page that may show it. */
  readonly id: string;
  readonly rule: ExposureRule;
}

/** The days of storage by rule. */
const STORAGE_DAYS: Readonly<Record<ExposureRule, number>> = { once: 365, daily: 2 };

const isTimestamp = (value: unknown): value is number => typeof value === 'number';
const storageName = (id: string): string => `exposed.${id}`;

/** Checks that the popup may be shown to this person now. The elder edition shows no popup on its own initiative. */
export const mayExpose = ({ id, rule }: Exposable): boolean =>
  !isElder() && isDue(rule, recallPersonal(storageName(id), isTimestamp), serverNow());

/** Records that the popup is shown now. */
export function noteExposed({ id, rule }: Exposable): void {
  keepPersonal(storageName(id), serverNow(), { days: STORAGE_DAYS[rule] });
}
