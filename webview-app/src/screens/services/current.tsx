import { ClipboardList, MessagesSquare, Stethoscope } from 'lucide-react';
import {
  getAllTips,
  getBacklog,
  getJoinDays,
  getShortInsuranceStatus,
  listPolicies,
  listPolicyRights,
} from '../../api/insurance-my.ts';
import { QUIET } from '../../client/request.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import type { LoadState } from '../../kit/answers/use-resource.ts';
import { Failure } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsShape } from '../../ui/skeleton.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import { screen } from '../screen.ts';
import { Backlog } from './current/backlog.tsx';
import { Insurance } from './current/insurance.tsx';
import { NoServices } from './current/no-services.tsx';
import { PackagePart } from './current/package-part.tsx';
import { Part } from './current/part.tsx';
import { Policies } from './current/policies.tsx';
import { RightsBySource } from './current/rights-by-source.tsx';
import { Tips } from './current/tips.tsx';
import { useRightsPackage } from './current/use-rights-package.ts';
import { useWords } from './current/words/index.ts';

const WITHOUT_NOTICE = { notice: false } as const;

/** Shows everything that is active for the person. Each part loads, fails and is retried separately. */
export const Screen = screen('services.current', function Service() {
  const words = useWords();
  const days = usePage(getJoinDays, {}, QUIET).data;
  const tips = partOf(usePage(getAllTips, {}, WITHOUT_NOTICE), ({ list }) => list);
  const backlog = partOf(usePage(getBacklog, {}, WITHOUT_NOTICE), ({ list }) => list);
  const insurance = usePage(getShortInsuranceStatus, {}, WITHOUT_NOTICE);
  const rightsPackage = useRightsPackage();
  const policies = partOf(usePage(listPolicies, {}, WITHOUT_NOTICE), ({ list }) => list);
  const rights = partOf(usePage(listPolicyRights, {}, WITHOUT_NOTICE), ({ list }) => list);

  const parts: readonly LoadState<unknown>[] = [tips, backlog, insurance, rightsPackage.page, policies, rights];
  const retryAll = () => {
    for (const part of parts) part.reload();
  };
  const hasNothing =
    policies.data?.length === 0 &&
    rights.data?.length === 0 &&
    rightsPackage.page.data === null &&
    insurance.data?.status === 'none';

  return (
    <ScreenFrame
      title={words.title}
      lead={days ? <WholeDates text={words.days(days.joinDays, dayText(days.joinedOn))} /> : words.lead}
    >
      {parts.every(({ status, data }) => status === 'error' && data === undefined) ? (
        <Failure error={policies.error} onRetry={retryAll} retrying={parts.some(({ reloading }) => reloading)} />
      ) : (
        <>
          <Part title={words.backlog} page={backlog} shape={<RowsShape count={3} />}>
            {(list) => <Backlog list={list} onOver={backlog.reload} />}
          </Part>
          <Part title={words.tips.title} page={tips} shape={null}>
            {(list) => <Tips list={list} />}
          </Part>
          <Part title={words.insurance.title} page={insurance} shape={null}>
            {(state) => <Insurance state={state} />}
          </Part>
          <Part title={words.policies.title} page={policies} shape={<RowsShape count={2} />}>
            {(list) => <Policies list={list} />}
          </Part>
          <PackagePart {...rightsPackage} />
          <Part title={words.rights.title} page={rights} shape={<RowsShape count={2} />}>
            {(list) => <RightsBySource list={list} />}
          </Part>
          {hasNothing ? <NoServices /> : null}
        </>
      )}
      <Records />
    </ScreenFrame>
  );
});

/** Links to the lists of the person's orders, checkups and consultations. */
function Records() {
  const words = useWords().records;
  return (
    <Section title={words.title}>
      <Rows>
        <ListRow icon={<ClipboardList />} title={words.orders} to={href('services.orders')} />
        <ListRow icon={<Stethoscope />} title={words.checkups} to={href('services.checkups')} />
        <ListRow icon={<MessagesSquare />} title={words.talks} to={href('services.consultations')} />
      </Rows>
    </Section>
  );
}

/** Loads the words of this page, and the words of the backlog's cards, which the home page shows too. */
