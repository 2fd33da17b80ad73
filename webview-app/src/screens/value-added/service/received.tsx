import { ClipboardList, Sparkles } from 'lucide-react';
import { getGeneralReceiveSuccess } from '../../../api/general-order.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResultOf } from '../../../kit/page/result-of.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { personPairs } from './order-pairs.ts';

/** Shows the result after a service was received, with the next steps. */
export function Received({ orderNo }: { orderNo: string }) {
  const words = useWords().vas;
  return (
    <ResultOf
      title={words.title}
      page={usePage(getGeneralReceiveSuccess, { query: { orderNo } })}
      view={({ order, nextSteps }) => ({
        title: words.received,
        text: words.receivedText(dayText(order.validTo)),
        facts: [[words.service, order.productName], ...personPairs(order, words)],
        primary: (
          <LinkButton wide to={href('value-added.order', {}, { orderNo })}>
            {words.use}
          </LinkButton>
        ),
        children:
          nextSteps.length > 0 ? (
            <Section title={words.next}>
              <Rows>
                {nextSteps.map(({ title, desc, link }, index) => (
                  <ListRow
                    key={title}
                    icon={index === 0 ? <Sparkles /> : <ClipboardList />}
                    title={title}
                    text={desc}
                    to={addressOfService(link)}
                  />
                ))}
              </Rows>
            </Section>
          ) : null,
      })}
    />
  );
}
