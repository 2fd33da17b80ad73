/** Finds the conversation of a graphic consultation, with a doctor of the person's choice or from a business partner. */
import type { ChatRecord } from '../../../api/consultation.ts';
import { getSpecialChatRecord } from '../../../api/special-inquiry.ts';
import { getTobChatRecord } from '../../../api/tob-inquiry.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type ConsultationKind, consultationKind } from '../flows/consultation-kind.ts';

/** The response code for an order with which no question was asked yet. */
const NOTHING_ASKED = 40_941;

const RECORD_ENDPOINTS = { special: getSpecialChatRecord, tob: getTobChatRecord } as const;

export interface GraphicChatQuery {
  readonly orderNo: string;
  /** The number of the conversation. Default: the order's last conversation. */
  readonly bizOrderNo: string | undefined;
  readonly kind: string | undefined;
}

export interface GraphicChat {
  readonly kind: ConsultationKind;
  readonly record: ChatRecord;
}

/** Returns the conversation, or `null` if no question was asked yet. */
export async function findGraphicChat(chatQuery: GraphicChatQuery, signal: AbortSignal): Promise<GraphicChat | null> {
  const { orderNo, bizOrderNo } = chatQuery;
  const kind = await consultationKind(orderNo, chatQuery.kind, signal);
  const query = { orderNo, ...(bizOrderNo && { bizOrderNo }) };
  try {
    return { kind, record: await request(RECORD_ENDPOINTS[kind], { query }, { signal, expected: [NOTHING_ASKED] }) };
  } catch (error) {
    if (isApiError(error, NOTHING_ASKED)) return null;
    throw error;
  }
}
