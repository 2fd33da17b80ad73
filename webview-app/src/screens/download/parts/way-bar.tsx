import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { hasWay, WayButton, type WayButtonProps } from './way-button.tsx';
import { useDownloadWords } from './words/index.ts';

export interface WayBarProps extends Omit<WayButtonProps, 'tone'> {
  /** The page to go on with if there is no download. Default: the home page. */
  from?: string | undefined;
}

/** Shows the page's main action: the download, else a link to the web page. */
export function WayBar({ from = href('home.main'), ...way }: WayBarProps) {
  const words = useDownloadWords();
  return (
    <BottomBar>
      {hasWay(way.offer) ? (
        <WayButton {...way} />
      ) : (
        <LinkButton wide to={from} replace>
          {words.onWeb}
        </LinkButton>
      )}
    </BottomBar>
  );
}
