import { keepChoice } from '../../messages/choice.ts';
import { EDITION_KEY, ELDER, markEdition } from '../../messages/edition.ts';
import { currentLanguage, showLanguage } from '../../messages/language.ts';
import { loadWords } from '../../messages/words.ts';
import { dropFromQuery } from '../../platform/history.ts';
import { notice } from '../../ui/toast-store.ts';
import { loadElder } from './elder.ts';
import { elderWords } from './words.ts';

/**
 * Changes the edition: it is kept for later visits and shown, and a message says so. The address that named one names it no more, so that a
 * reload has the choice.
 */
export async function chooseEdition(elder: boolean): Promise<void> {
  if (elder) await loadElder();
  keepChoice(EDITION_KEY, elder ? '1' : '0');
  dropFromQuery([ELDER]);
  markEdition(elder);
  // Its own words; without them the standard ones hold.
  await loadWords(currentLanguage()).catch(() => undefined);
  // Texts and looks change together: they have the same readers.
  showLanguage(currentLanguage());
  scrollTo(0, 0);
  notice(elderWords()[elder ? 'entered' : 'left']);
}
