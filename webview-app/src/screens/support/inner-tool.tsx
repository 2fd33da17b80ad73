import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { settings } from '../../platform/settings.ts';
import { Divider } from '../../ui/card.tsx';
import { screen } from '../screen.ts';
import { AgentBar } from './inner-tool/bar/agent-bar.tsx';
import { Diagnostics } from './inner-tool/diagnostics.tsx';
import { useWords } from './inner-tool/words/index.ts';

export { words } from './inner-tool/words/index.ts';

/**
 * The tool of the people behind the app: the telephony bar, and what the page knows of itself. An installation that has a telephone host
 * alone shows the bar alone.
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
