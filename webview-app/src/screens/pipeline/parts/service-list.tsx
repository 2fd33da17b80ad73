import { ClipboardCheck, HandHeart, type LucideIcon, MessageCircle, Sparkles, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';
import type { useListView } from '../../../kit/page/list-view.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Tag, type TagProps } from '../../../ui/tag.tsx';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import { type PipelineWords, useWords } from '../words/index.ts';
import { ownServices } from './own-services.ts';
import { formatRemainingUses } from './remaining-uses.ts';

const ICONS: Readonly<Record<PipelineService['productType'], LucideIcon>> = {
  VAS: Sparkles,
  PEC: ClipboardCheck,
  INQUIRY: MessageCircle,
  VISIT: Stethoscope,
  CARE: HandHeart,
};
export const SERVICE_TABS = ['detail', 'invalid'] as const;

interface ServiceListProps {
  page: PipelinePage;
  /** The view of the list, whose tab is in the address. */
  view: ReturnType<typeof useListView<(typeof SERVICE_TABS)[number]>>;
}

/** Lists the usable services in a tab, and the used or ended services in another. */
export function ServiceList({ page, view }: ServiceListProps) {
  const words = useWords();
  const tab = view.tab ?? 'detail';
  const services = page[tab];
  const servicesWithPage = ownServices(page);
  return (
    <Tabs
      label={words.tabs}
      value={tab}
      onChange={view.showTab}
      tabs={SERVICE_TABS.map((id) => ({ id, label: words.tabNames[id] }))}
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
                text={<Dotted parts={factsOf(service, words)} />}
                value={<StateTag state={service.state} />}
                to={servicesWithPage.includes(service) ? addressOf(page, service) : undefined}
              />
            );
          })}
        </Rows>
      )}
    </Tabs>
  );
}

const addressOf = ({ orderNo }: PipelinePage, { serviceNo, productType }: PipelineService) =>
  href('pipeline.detail', { serviceNo, orderNo, productType });

function factsOf(service: PipelineService, words: PipelineWords): ReactNode[] {
  const { state, validFrom, validTo } = service;
  if (state === 'used' || state === 'expired')
    return [<WholeDates key="ended" text={words.endedOn(dayText(validTo))} />];
  const dates = state === 'upcoming' ? words.from(dayText(validFrom)) : words.until(dayText(validTo));
  return [formatRemainingUses(service, words), <WholeDates key="when" text={dates} />];
}

const TONES: Readonly<Record<PipelineService['state'], NonNullable<TagProps['tone']>>> = {
  upcoming: 'plain',
  inactive: 'warm',
  active: 'brand',
  used: 'plain',
  expired: 'plain',
};

/** Shows the state of a service in a word. */
function StateTag({ state }: Pick<PipelineService, 'state'>) {
  return <Tag tone={TONES[state]}>{useWords().states[state]}</Tag>;
}
