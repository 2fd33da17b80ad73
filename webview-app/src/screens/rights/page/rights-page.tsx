import type { ReactNode } from 'react';
import type { RightsPage } from '../../../api/static-rights.ts';
import { CampaignFrame } from '../../../features/blocks/campaign-frame.tsx';
import type { PeriodHead } from '../../../features/blocks/period-note.tsx';
import { ActivityRules } from '../../../features/blocks/rules.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { NumberedSteps, Questions } from '../../../kit/page/service-parts.tsx';
import { useWords } from '../words/index.ts';

type Part = RightsPage['layout'][number];

export interface RightsPageViewProps {
  page: RightsPage;
  /** The parts with data of the service, by their name in `layout`. A part without content is left out. */
  parts: Partial<Record<Extract<Part, 'rights' | 'goods'>, ReactNode>>;
  /** The status of the offer or of the person, in place of the configured promise. */
  head?: PeriodHead | undefined;
  /** Content below the promise, in the warm panel: a price, a number of people. */
  top?: ReactNode;
  /** Personal content above the configured parts. */
  before?: ReactNode;
  /** Content below the configured parts. */
  after?: ReactNode;
  /** A `BottomBar` with the main action. */
  bottom?: ReactNode;
}

/**
 * Shows a page that offers rights, free or paid, with the parts of its configuration's `layout` in their order. An unknown part is
 * left out. `useRightsPage` loads the configuration.
 */
export function RightsPageView({ page, parts, head, top, before, after, bottom }: RightsPageViewProps) {
  const { page: words } = useWords();
  const { layout, banner, steps, rules, faq } = page;
  const { title, text } = head ?? { title: page.title, text: page.subtitle };
  const below = head ? head.top : top;
  const contentByPart: Partial<Record<Part, ReactNode>> = {
    ...parts,
    steps: <NumberedSteps title={words.steps} items={steps} />,
    rules: <ActivityRules lines={rules} />,
    faq: <Questions title={words.faq} items={faq} />,
  };
  const content = (
    <>
      {before}
      {layout.map((part) => (
        <Slot key={part}>{contentByPart[part]}</Slot>
      ))}
      {after}
    </>
  );
  if (banner && layout.includes('banner'))
    return (
      <CampaignFrame picture={banner} title={title} text={text} top={below} bottom={bottom}>
        {content}
      </CampaignFrame>
    );
  return (
    <ScreenFrame title={title} lead={text} meta={below} bottom={bottom}>
      {content}
    </ScreenFrame>
  );
}

const Slot = ({ children }: { children: ReactNode }) => children;
