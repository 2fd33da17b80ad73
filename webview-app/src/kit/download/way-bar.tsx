import { Download } from 'lucide-react';
import type { AppOffer } from '../../flows/download.ts';
import { href } from '../../routes.ts';
import type { AppLinks } from '../../rules/download-way.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { Action } from '../use-action.ts';
import { CopyLink } from './copy-link.tsx';
import { useDownloadWords } from './words/index.ts';

export interface WayBarProps {
  offer: AppOffer;
  get: Action<[links: AppLinks]>;
  /** The page's public address, to be opened elsewhere. */
  address: string;
  from?: string | undefined;
}

/** The one action of the page. */
export function WayBar({ offer: { way, links }, get, address, from = href('entry.home') }: WayBarProps) {
  const words = useDownloadWords();
  switch (way) {
    case 'none':
    case 'not-here':
      return (
        <BottomBar>
          <LinkButton wide to={from} replace>
            {words.onWeb}
          </LinkButton>
        </BottomBar>
      );
    case 'menu':
    case 'copy':
    case 'code':
      return (
        <BottomBar>
          <CopyLink address={address} />
        </BottomBar>
      );
    default:
      return (
        <BottomBar>
          <Button
            wide
            icon={<Download size={20} aria-hidden="true" />}
            busy={get.busy}
            onClick={() => void get.start(links)}
          >
            {words.get[way]}
          </Button>
        </BottomBar>
      );
  }
}
