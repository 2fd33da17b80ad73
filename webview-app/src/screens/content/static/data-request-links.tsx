import { callCustomerService } from '../../../flows/customer-service.ts';
import { dialLink } from '../../../kit/links/dial-link.ts';
import { type DataRight, dataPage } from '../../../platform/data-pages.ts';
import { settings } from '../../../platform/settings.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';

const DATA_RIGHTS: readonly DataRight[] = ['correct', 'withdraw', 'close'];

/** Links to where the service handles data requests: the configured page, else its phone, else customer service. */
export function DataRequestLinks() {
  const words = useWords().myData;
  const { servicePhone } = settings;
  return (
    <Rows>
      {DATA_RIGHTS.map((right) => {
        const page = dataPage(right);
        if (page) return <ListRow key={right} title={words.requests[right]} href={page} />;
        if (!servicePhone)
          return (
            <ListRow
              key={right}
              title={words.requests[right]}
              text={words.ask}
              onClick={() => void callCustomerService()}
            />
          );
        return (
          <ListRow
            key={right}
            title={words.requests[right]}
            text={words.call(servicePhone)}
            {...dialLink(servicePhone)}
          />
        );
      })}
    </Rows>
  );
}
