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
import { Failure } from '../../kit/resource-view.tsx';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { partOf, usePage } from '../../kit/use-page.ts';
import type { Shown } from '../../kit/use-resource.ts';
import { validityWords } from '../../kit/validity/words/index.ts';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsShape } from '../../ui/skeleton.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import { screen } from '../screen.ts';
import { words as next } from './home/own/next-card.tsx';
import { Backlog } from './service/backlog.tsx';
import { Insurance } from './service/insurance.tsx';
import { NothingYet } from './service/nothing-yet.tsx';
import { PackagePart } from './service/package-part.tsx';
import { Part } from './service/part.tsx';
import { Policies } from './service/policies.tsx';
import { RightsBySource } from './service/rights-by-source.tsx';
import { Tips } from './service/tips.tsx';
import { useRightsPackage } from './service/use-rights-package.ts';
import { words as own, useWords } from './service/words/index.ts';

const WITHOUT_NOTICE = { notice: false } as const;

/** All that runs for the person now. Each part loads, fails and is tried again on its own. */
export const Screen = screen('entry.service', function Service() {
  const words = useWords();
  const days = usePage(getJoinDays, {}, QUIET).data;
  const tips = partOf(usePage(getAllTips, {}, WITHOUT_NOTICE), ({ list }) => list);
  const backlog = partOf(usePage(getBacklog, {}, WITHOUT_NOTICE), ({ list }) => list);
  const insurance = usePage(getShortInsuranceStatus, {}, WITHOUT_NOTICE);
  const rightsPackage = useRightsPackage();
  const policies = partOf(usePage(listPolicies, {}, WITHOUT_NOTICE), ({ list }) => list);
  const rights = partOf(usePage(listPolicyRights, {}, WITHOUT_NOTICE), ({ list }) => list);

  const all: readonly Shown<unknown>[] = [tips, backlog, insurance, rightsPackage.page, policies, rights];
  const retryAll = () => {
    for (const part of all) part.reload();
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
      {all.every(({ status, data }) => status === 'error' && data === undefined) ? (
        <Failure error={policies.error} onRetry={retryAll} retrying={all.some(({ reloading }) => reloading)} />
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
          {hasNothing ? <NothingYet /> : null}
        </>
      )}
      <Records />
    </ScreenFrame>
  );
});

/** The ways to all that the person has had. */
function Records() {
  const words = useWords().records;
  return (
    <Section title={words.title}>
      <Rows>
        <ListRow icon={<ClipboardList />} title={words.orders} to={href('entry.app-service')} />
        <ListRow icon={<Stethoscope />} title={words.checkups} to={href('entry.physical-list')} />
        <ListRow icon={<MessagesSquare />} title={words.talks} to={href('entry.interrogation-list')} />
      </Rows>
    </Section>
  );
}

/** The cards of what waits bring the words that they have on home. */
export const words = { open: () => Promise.all([own.open(), next.open(), validityWords.open()]).then(() => undefined) };
