import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { canDownload, DownloadButton, type DownloadButtonProps } from './download-button.tsx';
import { useDownloadWords } from './words/index.ts';

export interface DownloadBarProps extends Omit<DownloadButtonProps, 'tone'> {
  /** The page to continue with if there is no download. Default: the home page. */
  from?: string | undefined;
}

/** Shows the page's main action: the download, else a link to the web page. */
export function DownloadBar({ from = href('home.main'), ...buttonProps }: DownloadBarProps) {
  const words = useDownloadWords();
  return (
    <BottomBar>
      {canDownload(buttonProps.offer) ? (
        <DownloadButton {...buttonProps} />
      ) : (
        <LinkButton wide to={from} replace>
          {words.onWeb}
        </LinkButton>
      )}
    </BottomBar>
  );
}
