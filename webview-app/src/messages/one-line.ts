/** Texts put together with the punctuation of the language in use: Chinese has full-width marks, without a space. */
import { currentLanguage } from './language.ts';

const isChinese = (): boolean => currentLanguage() === 'zh';

/** The parts in one line: `Thursday, 12 left`, or `星期四，余 12`. What is empty is left out. */
export const inOneLine = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(isChinese() ? '，' : ', ');

/** A name and what is said of it: `Uploading: Picture 1`, or `上传中：图片 1`. */
export const named = (name: string, text: string): string => `${name}${isChinese() ? '：' : ': '}${text}`;
