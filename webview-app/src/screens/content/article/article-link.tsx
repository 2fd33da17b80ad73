import { openExternal } from '@sdhealth/bridge-sdk';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link } from 'wouter';
import { dialLink } from '../../../kit/links/dial-link.ts';
import { bridge } from '../../../platform/bridge.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './article.module.css';
import { type LinkWay, wayOfLink } from './link-way.ts';
import { useArticleWords } from './words/index.ts';

type Outside = Extract<LinkWay, { kind: 'outside' }>;

/** Provides the function that asks before an external page is opened. */
const Leaving = createContext<(page: Outside) => void>(() => undefined);

/** Renders a link of an article by the rules of `link-way.ts`. A link that leads nowhere is rendered as its text. */
export function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  const leave = useContext(Leaving);
  const way = wayOfLink(href);
  if (way?.kind === 'page') return <Link to={way.to}>{children}</Link>;
  if (way?.kind === 'phone') return <a {...dialLink(way.phone)}>{children}</a>;
  if (way?.kind !== 'outside') return children;
  return (
    <a
      href={way.url}
      rel="noopener noreferrer nofollow"
      onClick={(event) => {
        event.preventDefault();
        leave(way);
      }}
    >
      {children}
    </a>
  );
}

/** Asks for all links within before an external page is opened. If the host cannot open it, the dialog offers to copy the address. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const words = useArticleWords();
  const [page, setPage] = useState<Outside>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = (next: Outside) => {
    setFailed(!bridge.supports(openExternal).ok);
    setPage(next);
    setOpen(true);
  };
  const confirm = async () => {
    const url = page?.url ?? '';
    if (failed) {
      if (await copyText(url)) toast(words.copied, 'success');
      return setOpen(false);
    }
    const opened = await bridge.call(openExternal, { url }).then(
      () => true,
      () => false,
    );
    setFailed(!opened);
    setOpen(!opened);
  };
  return (
    <Leaving value={ask}>
      {children}
      <ConfirmDialog
        open={open}
        title={words.leave(page?.host ?? '')}
        text={
          <>
            {words.leaveText}
            <span className={styles.address}>{page?.url}</span>
          </>
        }
        confirm={failed ? words.copy : words.leaveOpen}
        error={failed ? words.leaveFailed : undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </Leaving>
  );
}
