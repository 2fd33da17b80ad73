/**
 * The messenger's question whether it may remind the person. It is asked on a page of the messenger's own, which comes back with the
 * answer in the address. Rules:
 * 1. An address is anybody's: its answer counts only for the question whose page was opened in this visit (U03).
 * 2. It counts once.
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

const ASKED = 'reminder.asked';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Notes that the messenger's page for this question is being opened. The note lasts as long as the visit. */
export const noteAsked = (templateId: string): void => void keepPersonal(ASKED, templateId, { shelf: 'session' });
export const forgetAsked = (): void => forgetPersonal(ASKED, 'session');
/** True where that page was opened, and no answer was taken since. */
export const wasAsked = (templateId: string): boolean => recallPersonal(ASKED, isText, 'session') === templateId;
