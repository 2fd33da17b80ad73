import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '../api/consultation.ts';
import type { AskFlow, LastInquiry } from './ask-flow.ts';
import { askOnce } from './ask-once.ts';

/** Simulates a browser's locks: functions of one name wait for each other. */
beforeEach(() => {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const end = (ends.get(name) ?? Promise.resolve()).then(work);
    ends.set(
      name,
      end.catch(() => undefined),
    );
    return end;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/** Simulates a service that makes a consultation of every question that it receives. */
function service() {
  const created: LastInquiry[] = [];
  const flow: AskFlow = {
    name: 'special',
    start: () => Promise.reject(new Error('not asked here')),
    answerer: async () => undefined,
    send: async ({ description }) => {
      created.push({ bizOrderNo: `Z${created.length + 1}`, status: 'waiting', description } as LastInquiry);
      return `Z${created.length}`;
    },
    last: async () => created.at(-1),
    pages: { chat: () => '/' },
  };
  const ask = (description: string, key: string, previous = created.at(-1)) =>
    askOnce(flow, { orderNo: 'O1', description } as Question, {}, previous, key);
  return { made: created, ask };
}

test('P02: two tabs when they send the same text at the same moment: one question', async () => {
  const { made, ask } = service();
  expect(await Promise.all([ask('A cough', 'one'), ask('A cough', 'two')])).toEqual(['Z1', 'Z1']);
  expect(made).toHaveLength(1);
});

test('a question when its text is new, or is asked again after success: makes another consultation', async () => {
  const { made, ask } = service();
  expect(await Promise.all([ask('A cough', 'one'), ask('A rash', 'two')])).toEqual(['Z1', 'Z2']);
  expect(await ask('A rash', 'three')).toBe('Z3');
  expect(made).toHaveLength(3);
});

test('a question when it is sent: its text is removed from the phone', async () => {
  await service().ask('A cough', 'one');
  expect(JSON.stringify({ ...localStorage })).not.toContain('A cough');
});
