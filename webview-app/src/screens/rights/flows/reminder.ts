/**
 * Handles the messenger's question whether it may remind the person. The messenger asks on a separate page, which returns with the answer
 * in the address. Rules:
 * 1. Anybody may write a link, so an answer counts only for the question whose page was opened in this visit (U03).
 * 2. An answer counts once, after the service has taken or refused it. An answer that did not arrive is sent again with the next load.
 */
import { submitTemplate } from '../../../api/promotion.ts';
import { type InputOf, QUIET, request } from '../../../client/request.ts';
import { isDecision } from '../../../flows/action-key.ts';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../../../platform/personal.ts';

export type ReminderAnswer = InputOf<typeof submitTemplate>['body']['answer'];

const MESSENGER_KEY = 'reminder.asked';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Records that the messenger's page for this question is being opened. It lasts as long as the visit. */
export const noteMessengerOpened = (templateId: string): void =>
  void keepPersonal(MESSENGER_KEY, templateId, { area: 'session' });
export const forgetMessenger = (): void => forgetPersonal(MESSENGER_KEY, 'session');
/** Checks that this page was opened, and the service has taken or refused no answer since. */
export const wasMessengerOpened = (templateId: string): boolean =>
  recallPersonal(MESSENGER_KEY, isText, 'session') === templateId;

let pendingSubmit: Promise<void> | undefined;
whenPersonGoes(() => {
  pendingSubmit = undefined;
});

/**
 * Sends the answer to the service. Calls in progress are shared. Rejects if it did not arrive, or was refused. A refusal ends the
 * question, as success does.
 */
export function submitAnswer(templateId: string, answer: ReminderAnswer): Promise<void> {
  pendingSubmit ??= sendAnswer(templateId, answer).finally(() => {
    pendingSubmit = undefined;
  });
  return pendingSubmit;
}

async function sendAnswer(templateId: string, answer: ReminderAnswer): Promise<void> {
  try {
    await request(submitTemplate, { body: { templateIds: templateId, answer } }, QUIET);
  } catch (error) {
    if (isDecision(error)) forgetMessenger();
    throw error;
  }
  forgetMessenger();
}
