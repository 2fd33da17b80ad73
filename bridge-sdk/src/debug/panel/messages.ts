/** Classifies recorded messages and assigns each answer to its call. */
import type { LogMessage } from '../../recorder/index.ts';
import type { Words } from './words/index.ts';

/** A recorded message as a line of the list. */
export interface MessageLine {
  readonly entry: LogMessage;
  readonly name: string;
  readonly badge: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

const WIRE_CODES: Readonly<Record<string, string>> = { '3': 'CANCELLED', '4': 'UNSUPPORTED', '-32601': 'UNSUPPORTED' };

const codeOf = (error: unknown): string => {
  const { code, data } = Object(error);
  return `${Object(data).code || WIRE_CODES[code] || 'FAILED'}`;
};

/** Returns a line for each message, in the same order. */
export function linesOf(entries: readonly LogMessage[], { messages: words }: Words): MessageLine[] {
  const calls = new Map<unknown, { readonly name: string; readonly at: number }>();
  return entries.map((entry) => {
    const { at, dir, message } = entry;
    const { id, method, params, error } = Object(message);
    if (typeof method !== 'string') {
      const call = calls.get(id);
      const name = call ? call.name : words.unknown;
      if (dir === 'out') return { entry, name, badge: words.reply, tone: 'plain' };
      const duration = call ? `${at - call.at} ms` : '';
      const badge = [error ? codeOf(error) : words.ok, duration].filter(Boolean).join(' · ');
      return { entry, name, badge, tone: error ? 'bad' : 'good' };
    }
    if (method.startsWith('$/')) {
      const call = calls.get(Object(params).id);
      const badge = { '$/accepted': words.accepted, '$/progress': words.progress, '$/cancelRequest': words.cancel }[
        method
      ];
      return { entry, name: call ? call.name : words.unknown, badge: badge || method, tone: 'plain' };
    }
    if (id !== undefined) calls.set(id, { name: method, at });
    return { entry, name: method, badge: dir === 'in' ? words.event : '', tone: 'plain' };
  });
}
