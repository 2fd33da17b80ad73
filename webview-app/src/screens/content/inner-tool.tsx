import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { screen } from '../screen.ts';
import { Diagnostics } from './inner-tool/diagnostics.tsx';
import { useWords } from './inner-tool/words/index.ts';

export { words } from './inner-tool/words/index.ts';

/** The tool of the people behind the app: what the page knows of itself, for a support case. */
export const Screen = screen('content.inner-tool', function InnerTool() {
  const words = useWords();
  return (
    <ScreenFrame title={words.title} titleHidden lead={words.lead}>
      <Diagnostics />
    </ScreenFrame>
  );
});
