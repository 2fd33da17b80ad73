import { LISTS } from '../../words/table.ts';
import { setText, type Word } from '../../words/word.ts';

/** Copies a text and shows the result on the button. */
export async function copy(text: string, button: HTMLButtonElement, label: Word = LISTS.copy): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    setText(button, 'textContent', LISTS.copied);
  } catch {
    setText(button, 'textContent', LISTS.refused);
  }
  setTimeout(() => {
    setText(button, 'textContent', label);
  }, 1200);
}
