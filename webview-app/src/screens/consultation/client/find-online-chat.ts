/** Finds where the conversation of an online consultation continues: in this app, or at the outside doctor network. */
import type { ChatRecord } from '../../../api/consultation.ts';
import { getInquiryDetail, getThirdChatUrl } from '../../../api/inquiry.ts';
import { getSpecialChatRecord } from '../../../api/special-inquiry.ts';
import { isApiError, request } from '../../../client/request.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { match } from '../../../routes.ts';

export interface OnlineChatQuery {
  readonly orderNo: string;
  readonly productNo: string;
  /** The number of the consultation. Default: the order's last consultation. */
  readonly bizOrderNo: string | undefined;
}

export type OnlineChat =
  | { readonly kind: 'here'; readonly record: ChatRecord }
  /** The question is saved but was not sent. */
  | { readonly kind: 'draft' }
  /** Another page of this app shows the conversation. */
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'outside'; readonly address: string };

/** The response code for an order with which no question was asked yet. */
const NOTHING_ASKED = 40_941;

/** Returns where the conversation is, or `null` if no question was asked yet. */
export async function findOnlineChat(chatQuery: OnlineChatQuery, signal: AbortSignal): Promise<OnlineChat | null> {
  const { orderNo, productNo } = chatQuery;
  const { inquiry } = await request(getInquiryDetail, { query: { orderNo, productNo } }, { signal });
  const bizOrderNo = chatQuery.bizOrderNo ?? inquiry?.bizOrderNo;
  if (!inquiry || bizOrderNo === undefined) return null;
  if (inquiry.status === 'saved' && inquiry.bizOrderNo === bizOrderNo) return { kind: 'draft' };
  const query = { orderNo, bizOrderNo };
  try {
    const { url } = await request(getThirdChatUrl, { query }, { signal, expected: [NOTHING_ASKED] });
    const internalPath = addressOfService(url);
    if (internalPath === undefined) return { kind: 'outside', address: url };
    if (match(internalPath.split('?', 1)[0] ?? '')?.id !== 'consultation.client')
      return { kind: 'page', to: internalPath };
    return { kind: 'here', record: await request(getSpecialChatRecord, { query }, { signal }) };
  } catch (error) {
    if (isApiError(error, NOTHING_ASKED)) return null;
    throw error;
  }
}
