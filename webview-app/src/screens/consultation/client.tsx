import { Redirect } from 'wouter';
import { partOf } from '../../kit/answers/use-page.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { useLanguage } from '../../messages/index.ts';
import { href, routes } from '../../routes.ts';
import { screen } from '../screen.ts';
import { ChatPage } from './chat/chat-page.tsx';
import { ConversationNotBegun } from './chat/conversation-not-begun.tsx';
import { ChatElsewhere } from './client/chat-elsewhere.tsx';
import { findOnlineChat } from './client/find-online-chat.ts';
import { chatLinks } from './parts/common-chat-links.ts';

/** Shows the conversation of an online consultation, or a link to the outside doctor network if the conversation is there. */
export const Screen = screen('consultation.client', function Client({ params, query }) {
  const { productNo, orderNo } = params;
  const { bizOrderNo } = query;
  const title = routes['consultation.client'].title[useLanguage()];
  const resource = useResource(`online chat ${orderNo} ${bizOrderNo}`, (signal) =>
    findOnlineChat({ orderNo, productNo, bizOrderNo }, signal),
  );
  const askLink = href('consultation.submit', { productNo, orderNo });
  const { data } = resource;
  if (data?.kind === 'page') return <Redirect to={data.to} replace />;
  return (
    <ChatPage
      title={title}
      page={partOf(resource, (chat) =>
        chat.kind === 'here'
          ? {
              kind: 'special' as const,
              upload: 'inquiry' as const,
              record: chat.record,
              links: {
                ...chatLinks('special', productNo, chat.record),
                evaluate: href('service-detail.evaluate', {
                  productNo: chat.record.serviceProductNo ?? productNo,
                  orderNo,
                }),
                again: href('consultation.relaunch', { productNo, orderNo }),
              },
            }
          : null,
      )}
      none={data ? <ChatElsewhere chat={data} askLink={askLink} /> : <ConversationNotBegun link={askLink} />}
    />
  );
});
