import { dayText } from '../../../messages/date-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from './words/index.ts';

/** Says that the person has these rights, and since when. */
export function HereAlready({ since }: { since: string | undefined }) {
  const words = useWords();
  return (
    <Callout tone="good" title={words.there} live>
      {since ? words.thereSince(dayText(since)) : words.thereText}
    </Callout>
  );
}
