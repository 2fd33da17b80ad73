import type { Department } from '../../../api/doctor.ts';
import { partOf } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { useText } from '../../../messages/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ResultCount } from '../../../ui/search-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { DepartmentRows } from './department-rows.tsx';

export interface FittingDepartmentsProps {
  matches: LoadState<{ departments: (Department & { matched: string[] })[] }>;
  view: Pick<ListView, 'search' | 'type'>;
  orderNo: string | undefined;
}

/** Lists the departments that match the person's text, the best match first. */
export function FittingDepartments({ matches, view, orderNo }: FittingDepartmentsProps) {
  const words = useWords().online;
  const t = useText();
  return (
    <>
      <ResultCount
        search={view.search}
        count={matches.status === 'ready' ? (matches.data?.departments.length ?? 0) : undefined}
      />
      <ResourceView
        resource={partOf(matches, ({ departments }) => departments)}
        skeleton={<RowsShape count={3} />}
        empty={
          <EmptyState
            title={words.nothingFits(view.search)}
            text={words.nothingFitsText}
            action={
              <Button wide tone="secondary" onClick={() => view.type('')}>
                {t.common.clear}
              </Button>
            }
          />
        }
      >
        {(departments) => (
          <Section title={words.matchingDepartments}>
            <DepartmentRows departments={departments} orderNo={orderNo} />
          </Section>
        )}
      </ResourceView>
    </>
  );
}
