import type { ReactNode } from 'react';
import type { RightsPage } from '../../../api/static-rights.ts';
import { CampaignFrame } from '../../../features/blocks/campaign-frame.tsx';
import type { Head } from '../../../features/blocks/period-note.tsx';
import { ActivityRules } from '../../../features/blocks/rules.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { NumberedSteps, Questions } from '../../../kit/page/service-parts.tsx';
import { useWords } from '../words/index.ts';

type Part = RightsPage['layout'][number];

export interface RightsPageViewProps {
  page: RightsPage;
  /** The parts that come from the service, by their name in the layout. A part without content is left out. */
  parts: Partial<Record<Extract<Part, 'rights' | 'goods'>, ReactNode>>;
  /** In the place of the promise: how it stands with the offer, or with this person. */
  head?: Head | undefined;
  /** In the warm part below the promise: a price, a number of people. */
  top?: ReactNode;
  /** Personal content above the configured parts. */
  before?: ReactNode;
  /** Below them. */
  after?: ReactNode;
  /** A `BottomBar` with the main action. */
  bottom?: ReactNode;
}

/**
 * A page that offers rights, free or paid, as its version's configuration has it: the parts of `layout` in their order. A part that
 * this app does not know is left out. Load the configuration by `useRightsPage`.
 */
export function RightsPageView({ page, parts, head, top, before, after, bottom }: RightsPageViewProps) {
  const { page: words } = useWords();
  const { layout, banner, steps, rules, faq } = page;
  const { title, text } = head ?? { title: page.title, text: page.subtitle };
  const below = head ? head.top : top;
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
