import { searchDepartments } from '../../../api/special-inquiry.ts';
import { getGraphicConsultationPage } from '../../../api/static-consultation.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useListView } from '../../../kit/page/list-view.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { href } from '../../../routes.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useWords } from '../words/index.ts';
import { AllDepartments } from './all-departments.tsx';
import { FittingDepartments } from './fitting-departments.tsx';
import { HotDepartments } from './hot-departments.tsx';
import { QuickInquiry } from './quick-inquiry.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { useService } from './use-service.ts';

/** Lists the departments: matches of a text, popular ones, or all in groups. */
export function DepartmentsPage({ orderNo }: { orderNo: string | undefined }) {
  const words = useWords().online;
  const view = useListView();
  const service = useService(orderNo);
  const { search: content } = view;
  const matches = usePage(searchDepartments, content ? { query: { content } } : null);
  return (
    <ScreenFrame title={words.title}>
      {orderNo ? (
        <ServiceCard service={service} />
      ) : (
        <ServiceChoice next={({ order }) => href('consultation.online', {}, { orderNo: order.orderNo })} />
      )}
      <SearchField label={words.search} value={view.typed} onChange={view.type} onSubmit={view.type} />
      {content ? (
        <>
          <FittingDepartments matches={matches} view={view} orderNo={orderNo} />
          <QuickInquiry service={service.data ?? undefined} choosing={orderNo === undefined} />
        </>
      ) : (
        <>
          <QuickInquiry service={service.data ?? undefined} choosing={orderNo === undefined} />
          <HotDepartments orderNo={orderNo} />
          <AllDepartments orderNo={orderNo} />
        </>
      )}
      <Notes />
    </ScreenFrame>
  );
}

/** Shows the limits of a consultation. Renders nothing if they fail to load. */
function Notes() {
  const words = useWords().online;
  const { data } = usePage(getGraphicConsultationPage, {}, { notice: false });
  return <Points title={words.notes} items={data?.notes ?? []} />;
}
