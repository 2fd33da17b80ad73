import { openExternal } from '@sdhealth/bridge-sdk';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link } from 'wouter';
import { dialLink } from '../../../kit/links/dial-link.ts';
import { bridge } from '../../../platform/bridge.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './article.module.css';
import { type LinkTarget, linkTarget } from './link-target.ts';
import { useArticleWords } from './words/index.ts';

type ExternalLink = Extract<LinkTarget, { kind: 'outside' }>;

/** Provides the function that asks before an external page is opened. */
const Leaving = createContext<(page: ExternalLink) => void>(() => undefined);

/** Renders a link of an article by the rules of `link-target.ts`. A link that leads nowhere is rendered as its text. */
export function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  const leave = useContext(Leaving);
  const target = linkTarget(href);
  if (target?.kind === 'page') return <Link to={target.to}>{children}</Link>;
  if (target?.kind === 'phone') return <a {...dialLink(target.phone)}>{children}</a>;
  if (target?.kind !== 'outside') return children;
  return (
    <a
      href={target.url}
      rel="noopener noreferrer nofollow"
      onClick={(event) => {
        event.preventDefault();
        leave(target);
      }}
    >
      {children}
    </a>
  );
}

/** Asks for all links within before an external page is opened. If the host cannot open it, the dialog offers to copy the address. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const words = useArticleWords();
  const [page, setPage] = useState<ExternalLink>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const askFirst = (next: ExternalLink) => {
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
    const isOpened = await bridge.call(openExternal, { url }).then(
      () => true,
      () => false,
    );
    setFailed(!isOpened);
    setOpen(!isOpened);
  };
  return (
    <Leaving value={askFirst}>
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
