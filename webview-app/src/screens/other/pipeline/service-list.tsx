import { ClipboardCheck, HandHeart, type LucideIcon, MessageCircle, Sparkles, Stethoscope } from 'lucide-react';
import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';
import { useListView } from '../../../kit/list-view.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import { StateTag } from './state-tag.tsx';
import { usesLeft } from './uses-left.ts';
import { type PipelineWords, useWords } from './words/index.ts';

const ICONS: Readonly<Record<PipelineService['productType'], LucideIcon>> = {
  VAS: Sparkles,
  PEC: ClipboardCheck,
  INQUIRY: MessageCircle,
  VISIT: Stethoscope,
  CARE: HandHeart,
};
const TABS = ['detail', 'invalid'] as const;

/** The services of a policy: what can be used, and what is used or over. The tab is in the address. */
export function ServiceList({ page }: { page: PipelinePage }) {
  const words = useWords();
  const view = useListView({ tabs: TABS });
  const tab = view.tab ?? 'detail';
  const services = page[tab];
  // A type leads to its first service: another one of the type has no page of its own.
  const all = [...page.detail, ...page.invalid];
  const isFirst = (one: PipelineService) => all.find(({ productType }) => productType === one.productType) === one;
  return (
    <Tabs
      label={words.tabs}
      value={tab}
      onChange={view.showTab}
      tabs={TABS.map((id) => ({ id, label: words.tabNames[id] }))}
    >
      {services.length === 0 ? (
        <EmptyState title={words.emptyTitles[tab]} text={words.emptyTexts[tab]} />
      ) : (
        <Rows>
          {services.map((service) => {
            const Icon = ICONS[service.productType];
            return (
              <ListRow
                key={`${service.productType} ${service.name}`}
                icon={<Icon />}
                title={service.name}
                text={<WholeDates text={lineOf(service, words)} />}
                value={<StateTag state={service.state} />}
                to={isFirst(service) ? addressOf(page, service) : undefined}
              />
            );
          })}
        </Rows>
      )}
    </Tabs>
  );
}

const addressOf = ({ orderNo }: PipelinePage, { serviceNo, productType }: PipelineService) =>
  href('other.service-pipeline-detail', { serviceNo, orderNo, productType });

function lineOf(service: PipelineService, words: PipelineWords): string {
  const { state, validFrom, validTo } = service;
  if (state === 'used' || state === 'expired') return words.endedOn(dayText(validTo));
  const when = state === 'upcoming' ? words.from(dayText(validFrom)) : words.until(dayText(validTo));
  return [usesLeft(service, words), when].filter(Boolean).join('\u00a0· ');
}
