import { Redirect } from 'wouter';
import { ResourceView } from '../../../kit/resource-view.tsx';
import { validityLine, validityOfOrder } from '../../../kit/validity.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { type Service, useServices } from '../parts/use-services.ts';
import { useWords } from '../words/index.ts';
import styles from './service-choice.module.css';

export interface ServiceChoiceProps {
  /** Returns the page that goes on with a service. */
  next: (service: Service) => string;
}

/** The person's own services to choose from. The only one is chosen at once; without any, the page says where to get one. */
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
          <Section title={words.yours} text={words.choose}>
            <Rows>
              {list.map((service) => (
                <ListRow
                  key={service.order.orderNo}
                  icon={<span className={styles.left}>{service.timesLeft}</span>}
                  title={words.named(service.timesLeft)}
                  text={<Facts service={service} />}
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

/** The product that the service came with, and the last day on which it can be used. */
function Facts({ service: { order } }: { service: Service }) {
  const validity = validityOfOrder(order);
  return (
    <>
      {order.productName}
      {validity ? <span className={styles.line}>{validityLine(validity)}</span> : null}
    </>
  );
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
