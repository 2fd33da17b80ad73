import { listAllDepartments } from '../../../api/special-inquiry.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { DepartmentRows } from './department-rows.tsx';

/** Lists all departments in their groups. */
export function AllDepartments({ orderNo }: { orderNo: string | undefined }) {
  const groups = partOf(usePage(listAllDepartments, {}), (response) => response.groups);
  return (
    <ResourceView resource={groups} skeleton={<RowsShape count={6} />}>
      {(list) =>
        list.map(({ groupId, groupName, departments }) => (
          <Section key={groupId} title={groupName}>
            <DepartmentRows departments={departments} orderNo={orderNo} />
          </Section>
        ))
      }
    </ResourceView>
  );
}
