import { listAllDepartments, listDepartmentDoctors } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { usePages } from '../../../kit/answers/use-pages.ts';
import { ListOf } from '../../../kit/page/list-of.tsx';
import { useListView } from '../../../kit/page/list-view.ts';
import { Button } from '../../../ui/button.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { DoctorCard } from './doctor-card.tsx';
import { ALL_DEPARTMENTS, filterCount, requestFieldsOf } from './doctor-search.ts';
import { FilterBar } from './filter-bar.tsx';
import { QuickInquiry } from './quick-inquiry.tsx';
import { useDoctorSearch } from './use-doctor-search.ts';
import { useService } from './use-service.ts';

const PAGE_SIZE = 10;

export interface DoctorsPageProps {
  departmentId: string;
  orderNo: string | undefined;
}

/** Lists the doctors of a department or of all departments, with the search, sort order and filters in the address. */
export function DoctorsPage({ departmentId, orderNo }: DoctorsPageProps) {
  const words = useWords().list;
  const view = useListView();
  const doctorView = useDoctorSearch();
  const isAll = departmentId === ALL_DEPARTMENTS;
  const body = {
    ...requestFieldsOf(doctorView.search),
    ...(!isAll && { departmentId }),
    ...(view.search && { keyword: view.search }),
    pageSize: PAGE_SIZE,
  };
  const page = usePages(listDepartmentDoctors, { body }, view);
  const service = useService(orderNo);
  const { data: response } = usePage(listAllDepartments, {}, { notice: false });
  const department = response?.groups
    .flatMap(({ departments }) => departments)
    .find((candidate) => candidate.departmentId === departmentId);
  const isFiltered = filterCount(doctorView.search) > 0;
  return (
    <ListOf
      title={department?.departmentName ?? words.title}
      lead={department?.desc}
      page={page}
      view={view}
      search={words.search}
      top={
        <>
          <FilterBar view={doctorView} total={page.answer?.total} />
          {isAll || view.search || isFiltered || !service.data ? null : (
            <QuickInquiry service={service.data} departmentId={departmentId} />
          )}
        </>
      }
      skeleton={
        <>
          <CardShape lines={3} />
          <CardShape lines={3} />
          <CardShape lines={3} />
        </>
      }
      keyOf={({ encryptDoctorId }) => encryptDoctorId}
      item={(doctor) => <DoctorCard doctor={doctor} order={service.data ?? undefined} />}
      none={
        isFiltered
          ? {
              title: words.nothingFits,
              text: words.nothingFitsText,
              action: (
                <Button wide tone="secondary" onClick={doctorView.clear}>
                  {words.clear}
                </Button>
              ),
            }
          : { title: words.none, text: words.noneText }
      }
    />
  );
}
