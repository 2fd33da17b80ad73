/** Performs the steps of asking a doctor, in the English edition. */
import { see, soon } from './open-app.tsx';
import { choose } from './person.ts';

export const QUESTION = 'A cough for two weeks, worse at night';

/** Replaces the text in the text area with the label. */
export async function fillTextArea(label: string, text: string): Promise<void> {
  const textArea = await textAreaOf(label);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(textArea, text);
  textArea.dispatchEvent(new Event('input', { bubbles: true }));
}

export async function textAreaOf(label: string): Promise<HTMLTextAreaElement> {
  const textAreaId = (await see(label)).closest('label')?.htmlFor ?? '';
  const textArea = document.getElementById(textAreaId);
  if (!(textArea instanceof HTMLTextAreaElement)) throw new Error(`no text area: ${label}`);
  return textArea;
}

/** Fills in the form for the account's first person and sends it by a double tap. */
export async function sendQuestion(text = QUESTION): Promise<void> {
  await choose('Zhang Ming');
  await fillTextArea('What would you like to ask?', text);
  const button = (await see(/^Send to the doctor$/)).closest('button');
  button?.click();
  button?.click();
}

/** Waits until the address has the path. Returns its query. */
export async function waitForPath(path: string): Promise<URLSearchParams> {
  await soon(() => {
    if (!location.pathname.startsWith(path)) throw new Error(`still at ${location.pathname}`);
  });
  return new URLSearchParams(location.search);
}
