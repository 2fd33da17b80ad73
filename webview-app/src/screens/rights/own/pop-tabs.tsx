import { X } from 'lucide-react';
import { useState } from 'react';
import { canExposurePopTab, listExposurePopTabs, type PopTab } from '../../../api/health-card.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { useText } from '../../../messages/index.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { mayExpose } from '../flows/exposure.ts';
import { useExposure } from '../promotion/use-exposure.ts';
import styles from './pop-tabs.module.css';

/** Invites to another page at the end of this one, by an exposure rule. Shows one tab at a time. */
export function PopTabs() {
  const card = usePage(canExposurePopTab, {}, QUIET);
  const others = usePage(listExposurePopTabs, {}, QUIET);
  if (card.status === 'loading' || others.status === 'loading') return null;
  const cardTabs = card.data?.canExposure && card.data.tab ? [card.data.tab] : [];
  return <FirstDueTab tabs={[...cardTabs, ...(others.data?.list ?? [])]} />;
}

function FirstDueTab({ tabs }: { tabs: readonly PopTab[] }) {
  const t = useText();
  // The tab is chosen once. It counts as seen when it opens, and a later visit shows the next one.
  const [tab] = useState(() =>
    tabs.find(
      ({ tabId, exposure, canExposure, link }) =>
        canExposure && addressOfService(link) !== undefined && mayExpose({ id: `tab.${tabId}`, rule: exposure }),
    ),
  );
  const exposure = useExposure(tab && { id: `tab.${tab.tabId}`, rule: tab.exposure });
  const to = addressOfService(tab?.link ?? '');
  if (!tab || !to || !exposure.open) return null;
  return (
    <div className={styles.tab}>
      <LinkButton wide small tone="secondary" to={to}>
        {tab.title}
      </LinkButton>
      <IconButton label={t.common.close} icon={<X size={22} aria-hidden="true" />} onClick={exposure.close} />
    </div>
  );
}
