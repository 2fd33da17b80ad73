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
  ])('%s', (_, reported, secret) => {
    learnSecrets(reported);
    const safe = withoutSecrets(`cannot read «${secret}» of ${encodeURIComponent(secret)}, said ${secret}`);
    expect(safe).toBe('cannot read «***» of ***, said ***');
  });
});

test('what a row marks as a person’s is masked, whatever its name', () => {
  learnSecrets({ body: { gift: 'Scarf', street: ['Elm Road 4', 'Elm Road 9'] } }, ['street']);
  expect(withoutSecrets('Scarf to Elm Road 4 or Elm Road 9')).toBe('Scarf to *** or ***');
});

describe('where a secret begins and ends', () => {
  test.each([
    ['a sign at its beginning needs no space before it', '(ab', 'x(ab and y', 'x*** and y'],
    ['a sign at its end needs no space behind it', 'ab)', 'see ab)c', 'see ***c'],
    ['a number is a word', '4711', 'x4711 and 47112, 4711', 'x4711 and 47112, ***'],
    ['a Chinese name stands between other words', '欧阳若兰', '客户欧阳若兰说', '客户***说'],
    ['in JSON, its quotes stay', 'a"b\\c', JSON.stringify({ is: 'a"b\\c' }), '{"is":"***"}'],
    ['in a form, a space is a plus', 'Jane Quill', '/x?is=Jane+Quill&n=1', '/x?is=***&n=1'],
    ['in an address, a space is encoded', 'Jane Quill', '/x?is=Jane%20Quill&n=1', '/x?is=***&n=1'],
    ['half a character is in no address', 'half \ud83d', 'of half \ud83d, said', 'of ***, said'],
  ])('%s', (_, secret, text, safe) => {
    learnSecret(secret);
    expect(withoutSecrets(text)).toBe(safe);
  });

  test('of two overlapping secrets the longer one is masked whole', () => {
    for (const secret of ['Ines', 'Ines Otto', 'Ines Otto-Lang']) learnSecret(secret);
    expect(withoutSecrets('Ines Otto-Lang, Ines Otto and Ines')).toBe('***, *** and ***');
  });
});

describe('what is learned', () => {
  test.each(['idCard', 'insuredIdCard', 'personId'])('beside %s, a name is a person’s and a city is not', (beside) => {
    const name = `person beside ${beside}`;
    learnSecrets({ [beside]: 'X-1', name, city: 'Harbin' });
    expect(withoutSecrets(`${name} in Harbin`)).toBe('*** in Harbin');
  });

  test('reaches eight levels down, and nothing in it makes it fail', () => {
    const nested = (depth: number, inner: unknown): unknown =>
      depth === 0 ? inner : { a: null, next: nested(depth - 1, inner) };
    learnSecrets(nested(8, { nickname: 'of the eighth level' }));
    learnSecrets(nested(9, { nickname: 'of the ninth level' }));
    expect(withoutSecrets('of the eighth level, of the ninth level')).toBe('***, of the ninth level');
  });

  test('is at most 2,000 characters long', () => {
    learnSecret('a'.repeat(2_000));
    learnSecret('b'.repeat(2_001));
    expect(withoutSecrets('a'.repeat(2_000))).toBe('***');
    expect(withoutSecrets('b'.repeat(2_001))).toBe('b'.repeat(2_001));
  });
});

test('a short nickname is masked itself, and no word around it', () => {
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
    { numRuns: 50 },
  );
});

test('the newest are known, so that memory does not grow for ever', () => {
  for (let n = 0; n < 501; n++) learnSecret(`person number ${n}`);
  expect(withoutSecrets('person number 0, person number 1 and person number 500')).toBe('person number 0, *** and ***');
});
