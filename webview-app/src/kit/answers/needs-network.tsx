import { Callout } from '../../ui/callout.tsx';
import { useKitWords } from '../words/index.ts';

/** Says which part of a page is not available offline. */
export function NeedsNetwork({ what }: { what: string }) {
  return <Callout title={useKitWords().kept.title}>{what}</Callout>;
}
