import { expect, test } from 'vitest';
import { en } from './en.ts';
import { platformWords } from './platform-words.ts';
import { zh } from './zh.ts';

test.each([
  [1, 'Messaging browser', '微信浏览器'],
  [2, 'Other', '其他'],
  [3, 'Android app', '安卓App'],
  [4, 'iOS app', 'iOS App'],
  [5, 'Mini-program', '小程序'],
  [99, 'Other', '其他'],
])('the name of a platform when its code is %i: is “%s” in English and “%s” in Chinese', (code, english, chinese) => {
  expect([platformWords(en, code), platformWords(zh, code)]).toEqual([english, chinese]);
});

test.each([['1'], [undefined], [null], [Number.NaN], [{}]])(
  'a platform code when it is %j: throws an error',
  (code) => {
    expect(() => platformWords(en, code as number)).toThrow('argument must be a number');
  },
);
