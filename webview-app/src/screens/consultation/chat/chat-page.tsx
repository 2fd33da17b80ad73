import type { ReactNode } from 'react';
import type { ChatRecord } from '../../../api/consultation.ts';
import type { ChatKind } from '../../../chat/open-chat.ts';
import type { UploadKind } from '../../../flows/upload.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import type { ChatLinks } from './chat-links.ts';
import { ChatView } from './chat-view.tsx';
import { useOpenChat } from './use-chat.ts';

/** Describes the conversation of a page: its record when the page was opened, and the values of its kind of consultation. */
export interface PageChat {
  readonly kind: ChatKind;
  readonly upload: UploadKind;
  readonly record: ChatRecord;
  readonly links: ChatLinks;
}

export interface ChatPageProps {
  title: string;
  /** The conversation, or `null` if nothing was asked yet. */
  page: LoadState<PageChat | null>;
  /** The empty state without a conversation. */
  none: ReactNode;
}

/** Shows a page with one conversation. */
export function ChatPage({ title, page, none }: ChatPageProps) {
  const { data } = page;
  if (!data) {
    const nothing = () => ({ content: null });
    return <DetailOf title={title} page={page} none={none} skeleton={<RowsShape count={5} />} view={nothing} />;
  }
  return <OpenedChat key={data.record.bizOrderNo} title={title} chat={data} />;
}

function OpenedChat({ title, chat }: { title: string; chat: PageChat }) {
  const { kind, record, upload, links } = chat;
  const conversation = useOpenChat(kind, upload, record);
  if (!conversation) return null;
  return <ChatView title={title} conversation={conversation} firstRecord={record} upload={upload} links={links} />;
}
