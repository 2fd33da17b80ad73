/** Describes the bar's state in a sentence, and decides how it is announced. */
import type { BarState, LiveCall, TelephonyState } from '../../../../telephony/types.ts';
import type { ToolWords } from '../words/index.ts';

export function stateWords(words: ToolWords['bar'], { state, call }: Pick<TelephonyState, 'state' | 'call'>): string {
  if (!call) return words.states[state];
  const sentences: Partial<Record<BarState, string>> = {
    ringing: words.ringing[call.direction](call.number),
    talking: words.talking(call.number),
    held: words.held(call.number),
    conferencing: words.conferencing(call.number, call.third ?? words.colleague),
  };
  return sentences[state] ?? words.states[state];
}

export interface Announcement {
  /** The text that a screen reader reads at its next pause. */
  readonly polite: string;
  /** The text that a screen reader reads at once, because a caller is waiting. */
  readonly assertive: string;
}

/** Returns the announcement of a state. An incoming call is announced at once, any other change at the next pause. */
export function announcementOf(words: ToolWords['bar'], state: TelephonyState): Announcement {
  const comesIn = [state.call, ...state.otherCalls].find(isComingIn);
  const sentence = stateWords(words, state);
  if (!comesIn) return { polite: sentence, assertive: '' };
  const assertive = words.ringing.incoming(comesIn.number);
  return { polite: sentence === assertive ? '' : sentence, assertive };
}

const isComingIn = (call: LiveCall | undefined): boolean =>
  call !== undefined && call.direction === 'incoming' && call.answeredAt === undefined;
