import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { settings } from '../../platform/settings.ts';
import { Divider } from '../../ui/card.tsx';
import { screen } from '../screen.ts';
import { AgentBar } from './inner-tool/bar/agent-bar.tsx';
import { Diagnostics } from './inner-tool/diagnostics.tsx';
import { useWords } from './inner-tool/words/index.ts';

/**
 * Shows the internal tool: the telephony bar for agents, and diagnostics of the page. Diagnostics are shown only where test pages are
 * enabled.
 */
export const Screen = screen('support.inner-tool', function InnerTool() {
  const words = useWords();
  const { testPages } = settings;
  return (
    <ScreenFrame wide title={words.title} titleHidden>
      <AgentBar />
      {testPages ? (
        <>
          <Divider />
          <Diagnostics />
        </>
      ) : null}
    </ScreenFrame>
  );
});
