import type { AskFlow } from '../../../flows/ask-flow.ts';
import { consultationKind } from './consultation-kind.ts';
import { specialAsk } from './special-ask.ts';
import { tobAsk } from './tob-ask.ts';

/** Returns the flow of a graphic question. The address contains its kind, or the order determines it. */
export async function graphicAsk(orderNo: string, kind: string | undefined, signal: AbortSignal): Promise<AskFlow> {
  return (await consultationKind(orderNo, kind, signal)) === 'tob' ? tobAsk : specialAsk;
}
