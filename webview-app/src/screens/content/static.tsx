import { getPgcDetail } from '../../api/account.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { useText } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { ArticleOf } from './article/article-of.tsx';
import { BlockBody } from './article/block-body.tsx';
import { MyData } from './static/my-data.tsx';
import { SelfService } from './static/self-service.tsx';
import { ServiceNow } from './static/service-now.tsx';
import { useWords } from './words/index.ts';

/** The label of the document in which customer service can be called. */
const SERVICE_LABEL = 'customer-service';
/** The label of the document that links to the person's stored data. */
const PRIVACY_LABEL = 'privacy';

/** Shows a document of the provider by its label: terms, privacy, customer service. */
export const Screen = screen('content.static', function StaticContent({ params: { label } }) {
  const t = useText();
  const { document } = useWords();
  const page = usePage(getPgcDetail, { query: { id: label } }, { none: 40400 });
  useScreenTitle(page.data?.title);
  return (
    <ArticleOf
      title={document.title}
      page={page}
      none={
        <>
          <EmptyState
            title={document.none}
            text={document.noneText}
            action={
              <>
                {label === PRIVACY_LABEL ? <MyData /> : null}
                <Button wide onClick={() => void callCustomerService()}>
                  {t.common.customerService}
                </Button>
              </>
            }
          />
          <SelfService />
        </>
      }
      view={({ title, summary, coverUrl, blocks, publishedAt }) => ({
        ...{ title, lead: summary, cover: coverUrl },
        facts: label === SERVICE_LABEL ? [] : [document.since(dayText(publishedAt))],
        before: label === SERVICE_LABEL ? <ServiceNow /> : label === PRIVACY_LABEL ? <MyData /> : null,
        body: <BlockBody blocks={blocks} />,
        ...(label === SERVICE_LABEL && { after: <SelfService /> }),
      })}
    />
  );
});
