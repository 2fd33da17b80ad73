import { listAllDepartments } from '../../../api/special-inquiry.ts';
import { ResourceView } from '../../../kit/resource-view.tsx';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { href } from '../../../routes.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { DepartmentRows } from './department-rows.tsx';
import { ALL_DEPARTMENTS } from './doctor-search.ts';

/** All departments in their groups, after the way to all doctors. */
export function AllDepartments({ orderNo }: { orderNo: string | undefined }) {
  const words = useWords().online;
  const groups = partOf(usePage(listAllDepartments, {}), (all) => all.groups);
  return (
    <>
      <Section title={words.all}>
        <Rows>
          <ListRow
            title={words.allDoctors}
            text={words.allDoctorsText}
            to={href('consultation.online', {}, { orderNo, departmentId: ALL_DEPARTMENTS })}
          />
        </Rows>
      </Section>
      <ResourceView resource={groups} skeleton={<RowsShape count={6} />}>
        {(list) =>
          list.map(({ groupId, groupName, departments }) => (
            <Section key={groupId} title={groupName}>
              <DepartmentRows departments={departments} orderNo={orderNo} />
            </Section>
          ))
        }
      </ResourceView>
    </>
  );
}
