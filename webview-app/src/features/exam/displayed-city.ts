/** Stores the last displayed city. Offline, only the institutions of that city are available. */
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { keepPersonal, recallPersonal } from '../../platform/personal.ts';
import { isText } from '../../platform/storage.ts';
import { CHOICE_DAYS } from '../../store/sections.ts';

const storageKey = ({ name }: ExamFlow) => `cache.shown-city.${name}`;

export const displayedCity = (flow: ExamFlow): string => recallPersonal(storageKey(flow), isText) ?? '';

export function storeDisplayedCity(flow: ExamFlow, cityId: string): void {
  keepPersonal(storageKey(flow), cityId, { days: CHOICE_DAYS });
}
