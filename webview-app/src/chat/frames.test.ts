/** Tests the limits of frames that the chat's socket sends and receives (S07). */
import { describe, expect, test, vi } from 'vitest';
import { isWithinLimits, readFrameText } from './frames.ts';

const LINE = {
  ...{ messageId: 'm1', seq: 1, sender: 'doctor', kind: 'text', text: 'Hello' },
  sentAt: '2026-03-03T10:00:00+08:00',
};
const outerFrame = (msg: string) => JSON.stringify({ code: 0, msg, msgType: 0, clientId: 'server' });
const line = (fields: object) => outerFrame(JSON.stringify({ kind: 'line', line: { ...LINE, ...fields } }));
const kindOf = (text: string) => readFrameText(text, true).is;

test.each([
  ['text', 5_000],
  ['messageId', 128],
  ['clientMsgId', 64],
  ['sender', 64],
  ['kind', 64],
])('a line when its %s has more than %i characters: the frame counts as broken (S07)', (name, maxLength) => {
  expect(kindOf(line({ [name]: 'x'.repeat(maxLength) }))).toBe('line');
  expect(kindOf(line({ [name]: 'x'.repeat(maxLength + 1) }))).toBe('broken');
});

test('a line when its picture’s address is invalid: the frame counts as broken (S07)', () => {
  const pictureUrl = (length: number) => ({ pictureUrl: `https://cdn.example/`.padEnd(length, 'x') });
  expect(kindOf(line(pictureUrl(2_008)))).toBe('line');
  expect(kindOf(line(pictureUrl(2_009)))).toBe('broken');
  expect(kindOf(line({ pictureUrl: 'javascript:alert(1)' }))).toBe('broken');
});

describe('S07: the limits of a received frame', () => {
  test('a foreign client’s text when it is too long: the frame counts as broken (S07)', () => {
    expect(kindOf(outerFrame('x'.repeat(5_000)))).toBe('plain');
    expect(kindOf(outerFrame('x'.repeat(5_001)))).toBe('broken');
  });

  test.each([
    ['of 100 kB', line({ text: 'x'.repeat(100_000) })],
    ['of 8 MB', line({ text: 'x'.repeat(8_000_000) })],
    ['of many levels', `{"code":0,"msgType":0,"msg":"x","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('a frame when it is %s: counts as broken and is not parsed (S07)', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(kindOf(text)).toBe('broken');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('a frame when its message is deeply nested JSON: treated as plain text (S07)', () => {
    expect(kindOf(outerFrame('['.repeat(1_000) + ']'.repeat(1_000)))).toBe('plain');
  });
});

test.each([
  [{ kind: 'say', clientMsgId: 'm1', text: 'x'.repeat(500) }, true],
  [{ kind: 'say', clientMsgId: 'm1', text: 'x'.repeat(501) }, false],
  [{ kind: 'say', clientMsgId: 'm'.repeat(65), text: 'x' }, false],
  [{ kind: 'say', clientMsgId: 'm1', pictureUrl: '/'.padEnd(2_001, 'x') }, false],
  [{ kind: 'read', seq: 1 }, true],
] as const)('a payload of a page when it is %j: within the limits is %s (S07)', (payload, isAllowed) => {
  expect(isWithinLimits(payload)).toBe(isAllowed);
});
