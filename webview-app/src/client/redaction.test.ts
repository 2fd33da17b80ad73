import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnSecret, learnSecrets, withoutSecrets } from './redaction.ts';

describe('a known secret', () => {
  test.each([
    ['an account’s nickname', { nickname: '爱跑步的阿珍' }, '爱跑步的阿珍'],
    ['a person’s name beside their id', { list: [{ personId: 'P1', name: '欧阳若兰' }] }, '欧阳若兰'],
    ['a name in a request', { physicalName: 'Jane Miller' }, 'Jane Miller'],
    ['every item of a list', { idCardList: ['AB-7701-X', 'AB-7702-X'] }, 'AB-7702-X'],
    ['a number that is neither phone nor id card', { bankCard: 6222020200112230 }, '6222020200112230'],
    ['a name with regular expression characters', { nickname: 'a.?(b)+[c]{1}|^$/-\\' }, 'a.?(b)+[c]{1}|^$/-\\'],
  ])('%s when it is remembered as a secret: masked in texts', (_, reported, secret) => {
    learnSecrets(reported);
    const safe = withoutSecrets(`cannot read «${secret}» of ${encodeURIComponent(secret)}, said ${secret}`);
    expect(safe).toBe('cannot read «***» of ***, said ***');
  });
});

test('a field when its endpoint marks it as personal: masked, whatever its name', () => {
  learnSecrets({ body: { gift: 'Scarf', street: ['Elm Road 4', 'Elm Road 9'] } }, ['street']);
  expect(withoutSecrets('Scarf to Elm Road 4 or Elm Road 9')).toBe('Scarf to *** or ***');
});

describe('a secret in a text', () => {
  test.each([
    ['when it begins with punctuation: masked also after a letter', '(ab', 'x(ab and y', 'x*** and y'],
    ['when it ends with punctuation: masked also before a letter', 'ab)', 'see ab)c', 'see ***c'],
    ['when it is a number: masked only as a whole number', '4711', 'x4711 and 47112, 4711', 'x4711 and 47112, ***'],
    ['when it is a Chinese name: masked also between other words', '欧阳若兰', '客户欧阳若兰说', '客户***说'],
    ['when it is in JSON: masked inside its quotes', 'a"b\\c', JSON.stringify({ is: 'a"b\\c' }), '{"is":"***"}'],
    ['when it is in a form with a plus for a space: masked', 'Jane Quill', '/x?is=Jane+Quill&n=1', '/x?is=***&n=1'],
    ['when it is in an address with an encoded space: masked', 'Jane Quill', '/x?is=Jane%20Quill&n=1', '/x?is=***&n=1'],
    ['when it ends with half a surrogate pair: masked', 'half \ud83d', 'of half \ud83d, said', 'of ***, said'],
  ])('a secret %s', (_, secret, text, safe) => {
    learnSecret(secret);
    expect(withoutSecrets(text)).toBe(safe);
  });

  test('secrets in a text when they overlap: the longest is masked whole', () => {
    for (const secret of ['Ines', 'Ines Otto', 'Ines Otto-Lang']) learnSecret(secret);
    expect(withoutSecrets('Ines Otto-Lang, Ines Otto and Ines')).toBe('***, *** and ***');
  });
});

describe('secrets', () => {
  test.each(['idCard', 'insuredIdCard', 'personId'])(
    'a name when its object has the field %s: masked, but its city is not',
    (idField) => {
      const name = `person beside ${idField}`;
      learnSecrets({ [idField]: 'X-1', name, city: 'Harbin' });
      expect(withoutSecrets(`${name} in Harbin`)).toBe('*** in Harbin');
    },
  );

  test('a secret when it is nested: masked up to eight levels deep', () => {
    const nested = (depth: number, inner: unknown): unknown =>
      depth === 0 ? inner : { a: null, next: nested(depth - 1, inner) };
    learnSecrets(nested(8, { nickname: 'of the eighth level' }));
    learnSecrets(nested(9, { nickname: 'of the ninth level' }));
    expect(withoutSecrets('of the eighth level, of the ninth level')).toBe('***, of the ninth level');
  });

  test('a secret when it has more than 2,000 characters: not learned', () => {
    learnSecret('a'.repeat(2_000));
    learnSecret('b'.repeat(2_001));
    expect(withoutSecrets('a'.repeat(2_000))).toBe('***');
    expect(withoutSecrets('b'.repeat(2_001))).toBe('b'.repeat(2_001));
  });
});

test('a short nickname when it has been learned: masked only as a whole word', () => {
  learnSecret('Al');
  expect(withoutSecrets('also Al, and al; total')).toBe('also ***, and ***; total');
});

test.each([
  ['a number that the server has masked', '138****8000'],
  ['a single character', '李'],
  ['not a string', null],
])('a value when it is %s: not treated as a secret', (_, value) => {
  learnSecret(value);
  expect(withoutSecrets(`a ${value} b`)).toBe(`a ${value} b`);
});

test('a product name when an answer has it: not masked', () => {
  learnSecrets({ list: [{ productNo: 'yj_jctj', name: 'Basic checkup' }] });
  expect(withoutSecrets('no price for Basic checkup')).toBe('no price for Basic checkup');
});

test('the value of a sensitive field: masked in every text', () => {
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

test('secrets when there are more than 500: the oldest is forgotten', () => {
  for (let n = 0; n < 501; n++) learnSecret(`person number ${n}`);
  expect(withoutSecrets('person number 0, person number 1 and person number 500')).toBe('person number 0, *** and ***');
});
