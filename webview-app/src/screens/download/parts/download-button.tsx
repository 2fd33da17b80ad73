import { Download } from 'lucide-react';
import type { AppOffer } from '../../../flows/download.ts';
import type { Action } from '../../../kit/action/use-action.ts';
import type { AppLinks } from '../../../rules/download-method.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyLink } from './copy-link.tsx';
import { useDownloadWords } from './words/index.ts';

export interface DownloadButtonProps {
  offer: AppOffer;
  get: Action<[links: AppLinks]>;
  /** The page's public address, for another browser. */
  address: string;
  /** Default `primary`. */
  tone?: 'primary' | 'secondary';
}

/** Tells if this phone can get the app. */
export const canDownload = ({ method }: AppOffer): boolean => method !== 'none' && method !== 'not-here';

/** Shows the download button that fits this phone and host: store, package, or a link to copy for another browser. */
export function DownloadButton({ offer: { method, links }, get, address, tone = 'primary' }: DownloadButtonProps) {
  const words = useDownloadWords();
  switch (method) {
    case 'none':
    case 'not-here':
      return null;
    case 'menu':
    case 'copy':
    case 'code':
      return <CopyLink address={address} tone={tone} />;
    default:
      return (
        <Button
          wide
          tone={tone}
          icon={<Download size={20} aria-hidden="true" />}
          busy={get.busy}
          onClick={() => void get.start(links)}
        >
          {words.get[method]}
        </Button>
      );
  }
}
