/** Performs the steps of a person who asks a doctor, in English. */
import { see, soon } from './open-app.tsx';
import { choose } from './person.ts';

export const QUESTION = 'A cough for two weeks, worse at night';

/** Replaces the text in the text area with the label. */
export async function write(label: string, words: string): Promise<void> {
  const area = await areaOf(label);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

export async function areaOf(label: string): Promise<HTMLTextAreaElement> {
  const match = (await see(label)).closest('label')?.htmlFor ?? '';
  const area = document.getElementById(match);
  if (!(area instanceof HTMLTextAreaElement)) throw new Error(`no text area: ${label}`);
  return area;
}

/** Fills in the form for the account's first person and sends it by a double tap. */
export async function sendQuestion(words = QUESTION): Promise<void> {
  await choose('Zhang Ming');
  await write('What would you like to ask?', words);
  const button = (await see(/^Send to the doctor$/)).closest('button');
  button?.click();
  button?.click();
}

/** Waits until the address has the path. Returns its query. */
export async function arrivedAt(path: string): Promise<URLSearchParams> {
  await soon(() => {
    if (!location.pathname.startsWith(path)) throw new Error(`still at ${location.pathname}`);
  });
  return new URLSearchParams(location.search);
}
