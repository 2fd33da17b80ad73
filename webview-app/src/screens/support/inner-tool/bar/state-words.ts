/** Describes the bar's state in a sentence, and decides how it is announced. */
import type { BarState, LiveCall, TelephonyState } from '../../../../telephony/types.ts';
import type { ToolWords } from '../words/index.ts';

export function stateText(words: ToolWords['bar'], { state, call }: Pick<TelephonyState, 'state' | 'call'>): string {
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
  const incomingCall = [state.call, ...state.otherCalls].find(isRingingIn);
  const sentence = stateText(words, state);
  if (!incomingCall) return { polite: sentence, assertive: '' };
  const assertive = words.ringing.incoming(incomingCall.number);
  return { polite: sentence === assertive ? '' : sentence, assertive };
}

const isRingingIn = (call: LiveCall | undefined): boolean =>
  call !== undefined && call.direction === 'incoming' && call.answeredAt === undefined;
