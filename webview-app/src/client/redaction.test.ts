import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnSecret, learnSecrets, withoutSecrets } from './redaction.ts';

describe('what is known is masked wherever it turns up', () => {
  test.each([
    ['an account’s nickname', { nickname: '爱跑步的阿珍' }, '爱跑步的阿珍'],
    ['a person’s name, by the company it keeps', { list: [{ personId: 'P1', name: '欧阳若兰' }] }, '欧阳若兰'],
    ['a name that was sent', { physicalName: 'Jane Miller' }, 'Jane Miller'],
    ['every one of a list', { idCardList: ['AB-7701-X', 'AB-7702-X'] }, 'AB-7702-X'],
    ['a number that is no phone and no id card', { bankCard: 6222020200112230 }, '6222020200112230'],
    ['what has characters of patterns in it', { nickname: 'a.?(b)+[c]{1}|^$/-\\' }, 'a.?(b)+[c]{1}|^$/-\\'],
  ])('%s', (_, told, secret) => {
    learnSecrets(told);
    const safe = withoutSecrets(`cannot read «${secret}» of ${encodeURIComponent(secret)}, said ${secret}`);
    expect(safe).toBe('cannot read «***» of ***, said ***');
  });
});

test('a short nickname blackens itself and no word around it', () => {
  learnSecret('Al');
  expect(withoutSecrets('also Al, and al; total')).toBe('also ***, and ***; total');
});

test.each([
  ['masked by the server', '138****8000'],
  ['a single character', '李'],
  ['no text', null],
])('%s: is no secret', (_, value) => {
  learnSecret(value);
  expect(withoutSecrets(`a ${value} b`)).toBe(`a ${value} b`);
});

test('names of things stay readable', () => {
  learnSecrets({ list: [{ productNo: 'yj_jctj', name: 'Basic checkup' }] });
  expect(withoutSecrets('no price for Basic checkup')).toBe('no price for Basic checkup');
});

test('any text under a sensitive name is gone from any other, and learning it never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 2, maxLength: 20 }), (nickname) => {
      const secret = nickname.trim();
      learnSecrets({ data: { nickname } });
      const text = `«${secret}» ${JSON.stringify({ is: secret })} ${new URLSearchParams({ is: secret })}`;
      const safe = withoutSecrets(text);
      if (secret.length > 1 && !secret.includes('*')) expect(safe).not.toContain(`«${secret}»`);
    }),
    { numRuns: 100 },
  );
});

test('the newest are known, so that memory does not grow for ever', () => {
  for (let n = 0; n < 501; n++) learnSecret(`person number ${n}`);
  expect(withoutSecrets('person number 0 and person number 500')).toBe('person number 0 and ***');
});
