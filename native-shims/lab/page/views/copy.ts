import { LISTS } from '../../words/table.ts';
import { put, type Word } from '../../words/word.ts';

/** Copies a text and shows the result on the button. */
export async function copy(text: string, button: HTMLButtonElement, label: Word = LISTS.copy): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    put(button, 'textContent', LISTS.copied);
  } catch {
    put(button, 'textContent', LISTS.refused);
  }
  setTimeout(() => {
    put(button, 'textContent', label);
  }, 1200);
}
