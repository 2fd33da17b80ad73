import { Callout } from '../../ui/callout.tsx';
import { useKitWords } from '../words/index.ts';

/** Shows which part of a page is not available offline. */
export function NeedsNetwork({ text }: { text: string }) {
  return <Callout title={useKitWords().stored.title}>{text}</Callout>;
}
