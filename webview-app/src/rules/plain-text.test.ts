import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInProportion } from '../../../scripts/vitest/growth.ts';
import { plainName, privateCharacterIn } from './plain-name.ts';
import { normalizeTyping, plain, type TextForm } from './plain-text.ts';

const PHONE = '13800138000';
const toFullWidth = (digits: string): string => digits.replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d)));
/** Writes digits in the script that begins at this zero. */
const toScript = (zero: number, digits: string): string =>
  digits.replace(/\d/g, (d) => String.fromCodePoint(zero + Number(d)));
const DASHES = [...'-‐‑‒–—―−﹘﹣－ー·・.•‧⋅、_~/'];
const SPACES = [...'\u0020\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000\t'];
const MARKS = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u061c\u180e\ufe0f\u034f\u3164',
];
const SCRIPTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0];
const joinWith = (separator: string) => ['138', '0013', '8000'].join(separator);

const EXPECTED: Readonly<Partial<Record<TextForm, Readonly<Record<string, readonly string[]>>>>> = {
  phone: {
    [PHONE]: [
      ...DASHES.map(joinWith),
      ...SPACES.map(joinWith),
      ...MARKS.flatMap((mark) => [mark + PHONE, PHONE + mark, joinWith(mark)]),
      ...SCRIPTS.map((zero) => toScript(zero, PHONE)),
      '\u202D138 0013 8000\u202C',
      '\u2068138-0013-8000\u2069',
      '\u200E+86 138 0013 8000\u200E',
      '＋８６１３８００１３８０００',
      ...['(+86)138-0013-8000', '（+86）138 0013 8000', '+86-138-0013-8000', '0086 138 0013 8000', '86-13800138000'],
      ...['+86 (0)138 0013 8000', '013800138000', '﹢86 13800138000', '⁺86 13800138000', '[86]13800138000'],
      ...[
        'tel:13800138000',
        'TEL：+86-138-0013-8000;phone-context=+86',
        'sms:13800138000?body=123456',
        'tel:%2B8613800138000',
      ],
      ...[
        '13800138000，',
        '“13800138000”。',
        '电话：138 0013 8000',
        '张三 13800138000',
        '手机号码13800138000（微信同号）',
      ],
      ...['1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣', '①③⑧⓪⓪①③⑧⓪⓪⓪', '➊➌➑00➊➌➑000', '一三八零零一三八零零零', '幺三八〇〇幺三八〇〇〇'],
      ...['138一0013一8000', '1380013800013800138000', '+8613800138000+8613800138000', '13800138000, 13800138000'],
    ],
    // Not a mainland mobile number.
    '+13800138000': ['+1 380 013 8000'],
    '0013800138000': ['001 380 013 8000'],
    '138001380001': ['138 0013 80001'],
    '138': ['138', ' 1 3 8'],
    '': ['', ' ', '\u200b'],
    '13800138000 或 13900139000': ['13800138000 或 13900139000'],
    '13800138000/13900139000': ['13800138000/13900139000'],
    phone: ['phone', '\u200bpho\u00adne'],
    // An identity number is not a telephone number.
    '110105194912310021': ['110105194912310021'],
  },
  code: {
    '246810': [
      ...[
        '246810',
        ' 246 810 ',
        '2 4 6 8 1 0',
        '246-810',
        toFullWidth('246810'),
        '246810246810',
        '246810 246810',
        '２４６８１０。',
      ],
      ...MARKS.map((mark) => `${mark}246${mark}810`),
      '您的验证码是 246810，5分钟内有效',
      '【健康】验证码：246 810',
      '【健康】验证码246810 5分钟内有效，客服电话400-666-8888',
      '【健康】验证码 246 810 5分钟内有效',
      '【健康】您尾号8000的手机正在登录，校验码：246810。请勿告诉他人！',
      '【健康】订单 135790 的動態驗證碼為246810，回复TD退订',
      '246810（登录验证码），工作人员不会向您索要',
      'G-246810 is your Google verification code.',
      'Your code is 246-810. It expires in 10 minutes.',
      '<#> 246810 is your OTP. abcDEF12345',
      '验证码２４６８１０，请于5分钟内填写',
      '二四六八一零',
    ],
    '12': ['12'],
    '24681': ['2468 1'],
    '2468101': ['246 8101'],
    您的验证码已发送: ['您的验证码已发送'],
  },
  idCard: {
    '11010519491231002X': [
      ...[
        '11010519491231002X',
        '110105 19491231 002x',
        '110105-19491231-002Ｘ',
        '11010519491231002Ⅹ',
        '11010519491231002×',
      ],
      ...[
        '１１０１０５１９４９１２３１００２ｘ',
        '身份证号：11010519491231002X。',
        '李雷，11010519491231002x，13800138000',
        '11010519491231002Х',
      ],
      ...MARKS.map((mark) => `110105${mark}19491231002X${mark}`),
    ],
    '110105': ['110105 '],
  },
  digits: { '6222020200112230': ['6222 0202 0011 2230', '卡号：6222-0202-0011-2230', toFullWidth('6222020200112230')] },
  token: {
    A1b2C3: [
      'A1b2C3',
      'A1b-2C3',
      '兑换码：A1b2C3',
      '您的券码是 A1b2C3。',
      'Ａ１ｂ２Ｃ３',
      '“A1b2C3”',
      '\u2068A1b2C3\u2069',
      'Code: A1b2C3',
    ],
  },
  amount: {
    '36.5': ['36.5', '３６．５', '36,5', '36。5', '36·5', '٣٦٫٥', ' 36.5 ', '¥36.5', '36.5元'],
    '-3': ['-3', '−3', '－3', '–3'],
    '1234': ['1,234', '1，234', '1 234', "1'234", '1234.'],
    '1234567.5': ['1,234,567.5'],
    '0.125': ['0,125'],
    '1,2,3': ['1,2,3'],
    'a lot': ['a lot'],
    '': [''],
  },
  dial: {
    '8002': ['8002', ' 8002 ', '８００２'],
    '+8613711112222': [
      '+86 137-1111-2222',
      '(+86)137 1111 2222',
      'tel:+86-137-1111-2222',
      '\u202d+86 137 1111 2222\u202c',
    ],
    '01012345678': ['010-1234 5678', '(010)12345678', '010 1234–5678，'],
    '*8002#': ['*8002#'],
    '12ab': ['12ab'],
    '01012345678,8002': ['01012345678,8002'],
  },
  name: {
    买买提·阿卜杜拉: [
      ...[...'·‧．･⋅﹒•.・。∙･᛫'].map((dot) => `买买提${dot}阿卜杜拉`),
      ...[
        '买买提 · 阿卜杜拉',
        '买买提··阿卜杜拉',
        ' 买买提·阿卜杜拉\u3000',
        '\u200b买买提·阿卜杜拉\ufeff',
        '买买提·阿卜杜拉，',
      ],
    ],
    李雷: ['李雷', ' 李雷 ', '\u200e李雷\u200f', '李\u200b雷'],
    'Anna Li': ['Anna Li', 'Anna\u00a0Li', 'Ａｎｎａ　Ｌｉ', ' Anna  Li '],
    // Rare characters stay. Characters of old keyboards become standard.
    𠮷田㐂: ['𠮷田㐂'],
    王䶮: ['王䶮', '王\ue863'],
    李𠂇: ['李\ue816'],
    李龴: ['李\ue81e'],
    '李\ue000': ['李\ue000'],
  },
  line: { '文三路1号（东门），A座': [' 文三路１号（东门），Ａ座\u200b', '文三路1号（东门），A座'] },
};

describe.each(Object.entries(EXPECTED) as [TextForm, Readonly<Record<string, readonly string[]>>][])(
  '%s',
  (form, rows) => {
    test.each(Object.entries(rows).flatMap(([expected, texts]) => texts.map((text) => [text, expected] as const)))(
      'the text %j when normalized: %j',
      (text, expected) => expect(plain[form](text)).toBe(expected),
    );
  },
);

const FORMS = Object.keys(plain) as TextForm[];
/** Generates pasted texts and arbitrary texts. */
const pastedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(...DASHES, ...SPACES, ...MARKS, ...'0123456789Xx+验证码:：，。元李', '86', PHONE, '246810'),
      { maxLength: 24 },
    )
    .map((parts) => parts.join('')),
);

describe.each(FORMS)('%s of any text', (form) => {
  test('a text when it is normalized twice: unchanged', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        const expected = plain[form](text);
        expect(plain[form](expected)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('a text when it was normalized during typing: the same result', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        expect(plain[form](normalizeTyping(form, text))).toBe(plain[form](text));
      }),
      { numRuns: 300 },
    );
  });

  test('a text when it is normalized: has no invisible characters', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        expect(plain[form](text)).not.toMatch(/[\p{Cc}\p{Cf}\p{DI}]/u);
      }),
    );
  });

  test.each([
    ['1', ''],
    ['1 ', 'a'],
    ['+861', 'a'],
    ['246810 ', '验证码'],
    ['验', ''],
    [' ', 'a'],
    ['·', 'a'],
    [',', 'a'],
    ['1,', 'a'],
  ])('a long text of %j when it ends with %j: takes linear time', (part, end) => {
    expect(isInProportion(plain[form], part, end)).toBe(true);
  });
});

test('a code when a message contains it: extracted', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) =>
    text
      .replace(/[\p{N}\p{Cc}-]/gu, '字')
      .normalize('NFKC')
      .replace(/\d/g, ''),
  );
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(plain.code(`${before}验证码：246810，${after}`)).toBe('246810');
    }),
  );
});

test('a name when it is from an old keyboard: has the characters of GB 18030', () => {
  const privateCharacters = Array.from({ length: 80 }, (_, index) => String.fromCodePoint(0xe815 + index));
  const bytes = [
    ...Array.from({ length: 0x2f }, (_, index) => 0x50 + index),
    ...Array.from({ length: 0x21 }, (_, index) => 0x80 + index),
  ];
  const decoder = new TextDecoder('gb18030');
  const standardCharacters = bytes.map((byte) => decoder.decode(Uint8Array.of(0xfe, byte)));
  privateCharacters.forEach((character, index) => {
    const name = plainName(`李${character}`);
    expect(privateCharacterIn(name)).toBe(0);
    // Web encodings keep six of these characters private.
    const standardCharacter = standardCharacters[index] ?? '';
    if (!/\p{Co}/u.test(standardCharacter)) expect(name).toBe(`李${standardCharacter.normalize('NFKC')}`);
  });
});

test('privateCharacterIn() when a private character has no standard: its position, also beyond 16 bits', () => {
  expect(privateCharacterIn('𠮷\ue000')).toBe(2);
  expect(privateCharacterIn('\u{f0000}雷')).toBe(1);
  expect(privateCharacterIn('𠮷田')).toBe(0);
});
