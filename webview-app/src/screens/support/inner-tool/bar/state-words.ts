/** Puts the state of the bar into one sentence, and says how it is announced. */
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
  /** Read out when there is a pause. */
  readonly polite: string;
  /** Read out at once: somebody is waiting. */
  readonly assertive: string;
}

/** A call that comes in is read out at once, any other change when there is a pause. */
export function announcementOf(words: ToolWords['bar'], state: TelephonyState): Announcement {
  const comesIn = [state.call, ...state.otherCalls].find(isComingIn);
  const sentence = stateWords(words, state);
  if (!comesIn) return { polite: sentence, assertive: '' };
  const assertive = words.ringing.incoming(comesIn.number);
  return { polite: sentence === assertive ? '' : sentence, assertive };
}

const isComingIn = (call: LiveCall | undefined): boolean =>
  call !== undefined && call.direction === 'incoming' && call.answeredAt === undefined;
