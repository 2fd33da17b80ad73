import { Redirect } from 'wouter';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { validityLine, validityOfOrder } from '../../../kit/page/validity.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { type Service, useServices } from '../parts/use-services.ts';
import { useWords } from '../words/index.ts';

export interface ServiceChoiceProps {
  /** Returns the next page for a service. */
  next: (service: Service) => string;
}

/** Offers the person's services to choose from. A single service is chosen at once. Without any, a message links to offers. */
export function ServiceChoice({ next }: ServiceChoiceProps) {
  const words = useWords().service;
  const services = useServices(true);
  return (
    <ResourceView resource={services} skeleton={<RowsShape count={2} />}>
      {({ list, isUsedUp }) =>
        list.length === 0 ? (
          <NoService isUsedUp={isUsedUp} />
        ) : list.length === 1 && list[0] ? (
          <Redirect to={next(list[0])} replace />
        ) : (
          <Section title={words.yourServices} text={words.choose}>
            <Rows>
              {list.map((service) => (
                <ListRow
                  key={service.order.orderNo}
                  title={service.order.productName}
                  text={validityText(service, words.always)}
                  value={words.timesLeft(service.timesLeft)}
                  to={next(service)}
                />
              ))}
            </Rows>
          </Section>
        )
      }
    </ResourceView>
  );
}

/** Returns the validity of a service as text, or `always` if it has no end. */
function validityText({ order }: Service, always: string): string {
  const validity = validityOfOrder(order);
  return validity ? validityLine(validity) : always;
}

function NoService({ isUsedUp }: { isUsedUp: boolean }) {
  const words = useWords().service;
  return (
    <Callout
      title={isUsedUp ? words.usedUp : words.none}
      action={
        <LinkButton small to={href('checkup.package-list')}>
          {words.get}
        </LinkButton>
      }
    >
      {words.noneText}
    </Callout>
  );
}
