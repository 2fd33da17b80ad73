import { keepChoice } from '../../messages/choice.ts';
import { EDITION_KEY, ELDER, markEdition } from '../../messages/edition.ts';
import { currentLanguage, showLanguage } from '../../messages/language.ts';
import { loadWords } from '../../messages/words.ts';
import { dropFromQuery } from '../../platform/history.ts';
import { notice } from '../../ui/toast-store.ts';
import { loadElder } from './elder.ts';
import { elderWords } from './words.ts';

/**
 * Switches the edition, stores the choice for later visits, and shows a message. It removes the edition from the address, so that it does
 * not override the choice after a reload.
 */
export async function chooseEdition(elder: boolean): Promise<void> {
  if (elder) await loadElder();
  keepChoice(EDITION_KEY, elder ? '1' : '0');
  dropFromQuery([ELDER]);
  markEdition(elder);
  // Loads the texts of the edition. The standard texts are the fallback.
  await loadWords(currentLanguage()).catch(() => undefined);
  // Notifies the subscribers of the language, which also render the edition.
  showLanguage(currentLanguage());
  scrollTo(0, 0);
  notice(elderWords()[elder ? 'entered' : 'left']);
}
