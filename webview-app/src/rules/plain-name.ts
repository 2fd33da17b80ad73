/** Normalizes personal names to the form of official registers (GB/T 34959, identity card: one middle dot, U+00B7, between the parts). */
import { trimmed } from './folded-text.ts';
import { visibleText } from './plain-line.ts';

/** Matches the dots of keyboards for Chinese, Japanese, Korean and Latin, after NFKC. */
const DOTS = /[.。·•‧∙⋅・․⸱⸰⸳ꞏ●◦▪ᐧ᛫⦁ㆍᆞ\u0387\ufe12]/gu;

/** The first private character of keyboards before GB 18030-2000 (bytes FE50 to FEA0). GB 18030-2022 lists their standard code points. */
const FIRST_PRIVATE = 0xe815;
const STANDARD_CHARACTERS =
  '⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻';

const withStandardCharacters = (text: string): string => {
  const standardCharacters = [...STANDARD_CHARACTERS];
  return text.replace(/[\ue5e5\ue7c7\ue7c8\ue815-\ue864]/g, (privateCharacter) => {
    if (privateCharacter < '\ue815')
      return privateCharacter === '\ue5e5' ? ' ' : privateCharacter === '\ue7c7' ? 'ḿ' : 'ǹ';
    return standardCharacters[privateCharacter.charCodeAt(0) - FIRST_PRIVATE] ?? privateCharacter;
  });
};

/** Returns a name that is still being typed: its dots are middle dots, and invisible characters are removed. */
export const nameAsTyped = (text: string): string =>
  withStandardCharacters(visibleText(text)).normalize('NFKC').replace(DOTS, '·');

/** Returns a complete name: no space, dot or comma at its ends, no space around its dots, and repeated spaces and dots merged. */
export const plainName = (text: string): string =>
  trimmed(
    nameAsTyped(text)
      .replace(/ +/g, ' ')
      .replace(/[ ·]+/g, (separator) => (separator.includes('·') ? '·' : separator)),
    /[ ·,、;:]/,
  );

/** Returns the position, from 1, of the first private character without a standard, or 0. Each phone shows a different character for it. */
export const privateCharacterIn = (name: string): number =>
  [...name].findIndex((character) => /\p{Co}/u.test(character)) + 1;
