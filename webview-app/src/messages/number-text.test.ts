import { describe, expect, test } from 'vitest';
import { countText, signedText, soldText } from './number-text.ts';

describe('the number of sales or reads', () => {
  test.each([
    [0, '0', '0'],
    [9_999, '9,999', '9,999'],
    [100_000, '100,000', '100,000'],
    [100_001, '10万', '100,001'],
    [129_999, '12.9万', '129,999'],
    [1_200_000, '120万', '1,200,000'],
  ])('the count %i when formatted: %s in Chinese, %s in English', (count, zh, en) => {
    expect(countText(count, 'zh')).toBe(zh);
    expect(countText(count, 'en')).toBe(en);
    expect(soldText(count, 'zh')).toBe(`${zh}件`);
    expect(soldText(count, 'en')).toBe(`${en} sold`);
  });
});

test('a change of a balance when formatted: has its sign', () => {
  expect(signedText(1_084)).toBe('+1,084');
  expect(signedText(-600)).toBe('−600');
});
