/**
 * Popups that a person has seen, by their names. It is kept on the phone as the person's own, for as long as the rule looks back; a
 * visitor's goes to the one who logs in.
 */
import { serverNow } from '../client/server-clock.ts';
import { isElder } from '../messages/edition.ts';
import { keepPersonal, recallPersonal } from '../platform/personal.ts';
import { type ExposureRule, isDue } from '../rules/exposure.ts';

export interface Exposable {
  /** The popup's name, the same on each page that may show it. */
  readonly id: string;
  readonly rule: ExposureRule;
}

/** Days for which it is kept. */
const KEPT: Readonly<Record<ExposureRule, number>> = { once: 365, daily: 2 };

const isMoment = (value: unknown): value is number => typeof value === 'number';
const nameOf = (id: string): string => `exposed.${id}`;

/** Tells if the popup may be shown to this person now. In the elder edition none comes up by itself. */
export const mayExpose = ({ id, rule }: Exposable): boolean =>
  !isElder() && isDue(rule, recallPersonal(nameOf(id), isMoment), serverNow());

/** Notes that the popup is shown now. */
export function noteExposed({ id, rule }: Exposable): void {
  keepPersonal(nameOf(id), serverNow(), { days: KEPT[rule] });
}
