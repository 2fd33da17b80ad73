import { MessagesSquare, Ticket } from 'lucide-react';
import type { InquiryDetail } from '../../../api/consultation.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Name } from '../../../ui/name.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { isOpenInquiry } from '../parts/open-inquiry.ts';
import { useWords } from '../words/index.ts';

/** Shows the chosen service: its open consultation, then the remaining uses. */
export function ServiceCard({ service }: { service: LoadState<InquiryDetail | null> }) {
  const words = useWords().service;
  return (
    <ResourceView
      resource={service}
      skeleton={<RowsShape count={1} />}
      empty={
        <Callout
          tone="warm"
          title={words.unknown}
          action={
            <LinkButton small tone="secondary" to={href('consultation.online')} replace>
              {words.others}
            </LinkButton>
          }
        >
          {words.unknownText}
        </Callout>
      }
    >
      {({ orderNo, productNo, allowance: { timesLeft, timesTotal, whyNot }, inquiry }) => (
        <Rows>
          {inquiry && isOpenInquiry(inquiry) ? (
            <ListRow
              icon={<MessagesSquare />}
              title={words.open}
              text={
                <Dotted
                  parts={[inquiry.statusText, inquiry.doctor && <Name key="doctor">{inquiry.doctor.doctorName}</Name>]}
                />
              }
              to={addressOfService(inquiry.link)}
            />
          ) : null}
          <ListRow
            icon={<Ticket />}
            title={whyNot ?? words.left(timesLeft, timesTotal)}
            text={words.about}
            to={href('consultation.graphic-detail', { serviceLabel: 'special', productNo, orderNo })}
          />
        </Rows>
      )}
    </ResourceView>
  );
}
