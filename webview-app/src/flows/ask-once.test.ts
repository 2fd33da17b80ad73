import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '../api/consultation.ts';
import type { AskFlow, LastInquiry } from './ask-flow.ts';
import { askOnce } from './ask-once.ts';

/** Simulates a browser's locks: functions with the same name run one after the other. */
beforeEach(() => {
  const lastByName = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const end = (lastByName.get(name) ?? Promise.resolve()).then(work);
    lastByName.set(
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

/** Simulates a service that creates a consultation for every question. */
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
  return { consultations: created, ask };
}

test('P02: two tabs when they send the same text at the same moment: one question', async () => {
  const { consultations, ask } = service();
  expect(await Promise.all([ask('A cough', 'one'), ask('A cough', 'two')])).toEqual(['Z1', 'Z1']);
  expect(consultations).toHaveLength(1);
});

test('a question when its text is new or repeated after success: creates another consultation', async () => {
  const { consultations, ask } = service();
  expect(await Promise.all([ask('A cough', 'one'), ask('A rash', 'two')])).toEqual(['Z1', 'Z2']);
  expect(await ask('A rash', 'three')).toBe('Z3');
  expect(consultations).toHaveLength(3);
});

test('a question when it is sent: its text is removed from the phone', async () => {
  await service().ask('A cough', 'one');
  expect(JSON.stringify({ ...localStorage })).not.toContain('A cough');
});
