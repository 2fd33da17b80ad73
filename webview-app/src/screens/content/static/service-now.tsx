import { MessageCircle, MessageSquareText } from 'lucide-react';
import { serverNow } from '../../../client/server-clock.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { HelpCard, Hotline } from '../../../kit/links/hotline.tsx';
import { useText } from '../../../messages/index.ts';
import { useLaterWords } from '../../../messages/later-words.ts';
import { settings } from '../../../platform/settings.ts';
import { isServiceOpen } from '../../../rules/periods.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';

/** Lists the ways to get help: the chat in opening hours, otherwise a message, then the number. */
export function ServiceNow() {
  const t = useText();
  const { serviceClosed } = useLaterWords();
  const { document } = useWords();
  const phone = settings.servicePhone;
  const isOpen = isServiceOpen(serverNow());
  const open = () => void callCustomerService();
  return (
    <Stack gap={3}>
      {isOpen ? (
        <HelpCard main icon={<MessageCircle />} title={document.chat} text={t.common.serviceHours} onPress={open} />
      ) : (
        <>
          <div>
            <Text weight="bold">{serviceClosed.title}</Text>
            <Text tone="soft">{serviceClosed.text}</Text>
          </div>
          <HelpCard main icon={<MessageSquareText />} title={document.leaveMessage} onPress={open} />
        </>
      )}
      {phone ? <Hotline label={document.hotline} phone={phone} text={t.common.serviceHours} /> : null}
    </Stack>
  );
}
