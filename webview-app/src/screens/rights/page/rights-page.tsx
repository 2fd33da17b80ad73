import type { ReactNode } from 'react';
import type { RightsPage } from '../../../api/static-rights.ts';
import { CampaignFrame } from '../../../kit/blocks/campaign-frame.tsx';
import { ActivityRules } from '../../../kit/blocks/rules.tsx';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { NumberedSteps, Questions } from '../../../kit/service-parts.tsx';
import { useWords } from '../words/index.ts';

type Part = RightsPage['layout'][number];

export interface RightsPageViewProps {
  page: RightsPage;
  /** The parts that come from the service, by their name in the layout. A part without content is left out. */
  parts: Partial<Record<Extract<Part, 'rights' | 'goods'>, ReactNode>>;
  /** In the warm part below the promise: a price, a number of people. */
  top?: ReactNode;
  /** Above the configured parts: what concerns this person now. */
  before?: ReactNode;
  /** Below them. */
  after?: ReactNode;
  /** A `BottomBar` with the one action. */
  bottom?: ReactNode;
}

/**
 * A page that offers rights, free or paid, as its version's configuration has it: the parts of `layout` in their order. A part that
 * this app does not know is left out. Load the configuration by `useRightsPage`.
 */
export function RightsPageView({ page, parts, top, before, after, bottom }: RightsPageViewProps) {
  const { page: words } = useWords();
  const { layout, title, subtitle, banner, steps, rules, faq } = page;
  const drawn: Partial<Record<Part, ReactNode>> = {
    ...parts,
    steps: <NumberedSteps title={words.steps} items={steps} />,
    rules: <ActivityRules lines={rules} />,
    faq: <Questions title={words.faq} items={faq} />,
  };
  const content = (
    <>
      {before}
      {layout.map((part) => (
        <Slot key={part}>{drawn[part]}</Slot>
      ))}
      {after}
    </>
  );
  if (layout.includes('banner'))
    return (
      <CampaignFrame picture={banner} title={title} text={subtitle} top={top} bottom={bottom}>
        {content}
      </CampaignFrame>
    );
  return (
    <ScreenFrame title={title} lead={subtitle} meta={top} bottom={bottom}>
      {content}
    </ScreenFrame>
  );
}

const Slot = ({ children }: { children: ReactNode }) => children;
