/** Joins texts with the punctuation of the current language. Chinese uses full-width marks without a space. */
import { currentLanguage } from './language.ts';

const isChinese = (): boolean => currentLanguage() === 'zh';

/** Joins parts in one line: `Thursday, 12 left`, or `星期四，余 12`. Empty parts are omitted. */
export const inOneLine = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(isChinese() ? '，' : ', ');

/** Joins a name and a text about it: `Uploading: Picture 1`, or `上传中：图片 1`. */
export const named = (name: string, text: string): string => `${name}${isChinese() ? '：' : ': '}${text}`;
