/** Stores the last displayed city. Offline, only the institutions of that city are available. */
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { keepPersonal, recallPersonal } from '../../platform/personal.ts';
import { isText } from '../../platform/storage.ts';
import { CHOICE_DAYS } from '../../store/sections.ts';

const nameOf = ({ name }: ExamFlow) => `cache.shown-city.${name}`;

export const shownCity = (flow: ExamFlow): string => recallPersonal(nameOf(flow), isText) ?? '';

export function keepShownCity(flow: ExamFlow, cityId: string): void {
  keepPersonal(nameOf(flow), cityId, { days: CHOICE_DAYS });
}
