import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useViewer } from '../../../kit/pictures/use-viewer.tsx';

const Open = createContext<((button: HTMLElement) => void) | undefined>(undefined);

/** Returns the function that opens a button's picture full screen among the text's pictures, or undefined outside `ArticlePictures`. */
export const useOpenPicture = () => useContext(Open);

/** Lets the pictures of a text open full screen. It collects them on a tap, as the text may be any HTML. */
export function ArticlePictures({ children }: { children: ReactNode }) {
  const { open, element } = useViewer();
  const openOne = useCallback(
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
    <Open value={openOne}>
      {children}
      {element}
    </Open>
  );
}
