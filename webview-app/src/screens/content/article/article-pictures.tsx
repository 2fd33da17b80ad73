import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useViewer } from '../../../kit/pictures/use-viewer.tsx';

const OpenPictureContext = createContext<((button: HTMLElement) => void) | undefined>(undefined);

/** Returns the function that opens a button's picture full screen among the text's pictures, or undefined outside `ArticlePictures`. */
export const useOpenPicture = () => useContext(OpenPictureContext);

/** Lets the pictures of a text open full screen. It collects them on a tap, because the text may be any HTML. */
export function ArticlePictures({ children }: { children: ReactNode }) {
  const { open, element } = useViewer();
  const openPicture = useCallback(
    (button: HTMLElement) => {
      const buttons = [...(button.closest('[data-article]')?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
      const pictures = buttons.map((opener) => ({
        src: opener.dataset['picture'] ?? '',
        alt: opener.dataset['alt'] ?? '',
      }));
      open(pictures, Math.max(0, buttons.indexOf(button)));
    },
    [open],
  );
  return (
    <OpenPictureContext value={openPicture}>
      {children}
      {element}
    </OpenPictureContext>
  );
}
