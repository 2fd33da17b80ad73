import { useResource } from '../../kit/answers/use-resource.ts';
import { useLanguage } from '../../messages/index.ts';
import { href, routes } from '../../routes.ts';
import { screen } from '../screen.ts';
import { ChatPage } from './chat/chat-page.tsx';
import { ConversationNotBegun } from './chat/conversation-not-begun.tsx';
import { findGraphicChat, type GraphicChat } from './graphic-client/find-graphic-chat.ts';
import { chatLinks } from './parts/common-chat-links.ts';

/** Shows the conversation of a graphic consultation. */
export const Screen = screen('consultation.graphic-client', function GraphicClient({ params, query }) {
  const { productNo, orderNo } = params;
  const { bizOrderNo, kind } = query;
  const title = routes['consultation.graphic-client'].title[useLanguage()];
  const resource = useResource(`graphic chat ${orderNo} ${bizOrderNo} ${kind}`, async (signal) => {
    const chat = await findGraphicChat({ orderNo, bizOrderNo, kind }, signal);
    return chat && { ...chat, upload: chat.kind, links: linksOf(productNo, orderNo, chat) };
  });
  return (
    <ChatPage
      title={title}
      page={resource}
      none={<ConversationNotBegun link={href('consultation.graphic-submit', { productNo, orderNo }, { kind })} />}
    />
  );
});

function linksOf(productNo: string, orderNo: string, { kind, record }: GraphicChat) {
  const serviceProductNo = record.serviceProductNo ?? productNo;
  const kindQuery = { kind: kind === 'tob' ? kind : undefined };
  return {
    ...chatLinks(kind, productNo, record),
    evaluate: href('consultation.graphic-evaluate', { serviceProductNo, baseProductNo: productNo, orderNo }, kindQuery),
    again: href('consultation.graphic-relaunch', { productNo, orderNo }, kindQuery),
  };
}
