/**
 * Handles the messenger's question whether it may remind the person. The messenger asks it on its own page, which returns with the answer
 * in the address. Rules:
 * 1. Anybody may write a link, so its answer counts only for the question whose page was opened in this visit (U03).
 * 2. It counts once, and not before the service has taken or refused it. An answer that did not arrive is sent again with the next load.
 */
import { submitTemplate } from '../../../api/promotion.ts';
import { type InputOf, QUIET, request } from '../../../client/request.ts';
import { isAboutTheAction } from '../../../flows/action-key.ts';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../../../platform/personal.ts';

export type ReminderAnswer = InputOf<typeof submitTemplate>['body']['answer'];

const ASKED = 'reminder.asked';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Records that the messenger's page for this question is being opened. It lasts as long as the visit. */
export const noteAsked = (templateId: string): void => void keepPersonal(ASKED, templateId, { area: 'session' });
export const forgetAsked = (): void => forgetPersonal(ASKED, 'session');
/** Checks that this page was opened, and the service has taken or refused no answer since. */
export const wasAsked = (templateId: string): boolean => recallPersonal(ASKED, isText, 'session') === templateId;

let underWay: Promise<void> | undefined;
whenPersonGoes(() => {
  underWay = undefined;
});

/**
 * Sends the answer to the service. Calls in progress are shared. Rejects if it did not arrive, or was refused. Only a refusal ends the
 * question, as success does.
 */
export function tellAnswer(templateId: string, answer: ReminderAnswer): Promise<void> {
  underWay ??= tell(templateId, answer).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function tell(templateId: string, answer: ReminderAnswer): Promise<void> {
  try {
    await request(submitTemplate, { body: { templateIds: templateId, answer } }, QUIET);
  } catch (error) {
    if (isAboutTheAction(error)) forgetAsked();
    throw error;
  }
  forgetAsked();
}
