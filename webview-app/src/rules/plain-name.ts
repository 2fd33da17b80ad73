/** Normalizes names of persons to the form of registers (GB/T 34959 and the identity card: one middle dot, U+00B7, between the parts). */
import { trimmed } from './folded-text.ts';
import { seenText } from './plain-line.ts';

/** Matches the dots of keyboards for Chinese, Japanese, Korean and Latin, after NFKC. */
const DOTS = /[.。·•‧∙⋅・․⸱⸰⸳ꞏ●◦▪ᐧ᛫⦁ㆍᆞ\u0387\ufe12]/gu;

/** The first private character of keyboards before GB 18030-2000 (bytes FE50 to FEA0). GB 18030-2022 names their code points. */
const FIRST_PRIVATE = 0xe815;
const NAMED =
  '⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻';

const named = (text: string): string => {
  const names = [...NAMED];
  return text.replace(/[\ue5e5\ue7c7\ue7c8\ue815-\ue864]/g, (own) => {
    if (own < '\ue815') return own === '\ue5e5' ? ' ' : own === '\ue7c7' ? 'ḿ' : 'ǹ';
    return names[own.charCodeAt(0) - FIRST_PRIVATE] ?? own;
  });
};

/** Returns a name that is still being typed: its dots are middle dots, and invisible characters are removed. */
export const nameAsTyped = (text: string): string => named(seenText(text)).normalize('NFKC').replace(DOTS, '·');

/** Returns a complete name: no space, dot or comma at its ends, no space around its dots, and repeated spaces and dots merged. */
export const plainName = (text: string): string =>
  trimmed(
    nameAsTyped(text)
      .replace(/ +/g, ' ')
      .replace(/[ ·]+/g, (between) => (between.includes('·') ? '·' : between)),
    /[ ·,、;:]/,
  );

/** Returns the position, from 1, of the first private character that no standard names, or 0. Each phone shows another character there. */
export const privateCharacterIn = (name: string): number =>
  [...name].findIndex((character) => /\p{Co}/u.test(character)) + 1;
