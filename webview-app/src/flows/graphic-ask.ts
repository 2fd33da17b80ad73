import type { AskFlow } from './ask-flow.ts';
import { consultationKind } from './consultation-kind.ts';
import { specialAsk } from './special-ask.ts';
import { tobAsk } from './tob-ask.ts';

/** The flow of a graphic question: the address names its kind, or the order tells it. */
export async function graphicAsk(orderNo: string, kind: string | undefined, signal: AbortSignal): Promise<AskFlow> {
  return (await consultationKind(orderNo, kind, signal)) === 'tob' ? tobAsk : specialAsk;
}
