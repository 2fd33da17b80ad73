import { Redirect } from 'wouter';
import { type Decrypted, decryptText } from '../../api/verification.ts';
import { FOREIGN_WORDS } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { LinesShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { Leaving } from './transfer/leaving.tsx';
import { Stopped } from './transfer/stopped.tsx';
import { targetOf } from './transfer/target.ts';
import { useWords } from './transfer/words/index.ts';

/**
 * Handles the return from a shop, which adds an encrypted text to the address. If the text names a page of this app, it replaces this
 * page. The person confirms another allowed site before it is opened. Any other address is not opened.
 */
export const Screen = screen('hand-off.transfer', function Transfer({ query: { encrypt } }) {
  return encrypt ? <DecryptPage encrypt={encrypt} /> : <Stopped reason="none" />;
});

function DecryptPage({ encrypt }: { encrypt: string }) {
  const words = useWords();
  const page = usePage(decryptText, { body: { encrypt } }, { none: FOREIGN_WORDS });
  if (page.data === null) return <Stopped reason="none" />;
  if (page.data) return <TargetPage decrypted={page.data} />;
  return (
    <DetailOf
      title={words.title}
      page={page}
      skeleton={
        <>
          <p>{words.going}</p>
          <LinesShape lines={2} />
        </>
      }
      view={() => ({ content: null })}
    />
  );
}

function TargetPage({ decrypted }: { decrypted: Decrypted }) {
  const target = targetOf(decrypted);
  if (target.kind === 'own') return <Redirect to={target.to} replace />;
  if (target.kind === 'site') return <Leaving url={target.url} site={target.site} />;
  return <Stopped reason={target.kind} site={target.kind === 'refused' ? target.site : undefined} />;
}
