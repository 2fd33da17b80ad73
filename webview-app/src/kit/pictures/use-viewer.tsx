/** Opens pictures full screen: in the host if it supports that, else in the viewer, which is loaded on the first use. */
import { previewImages } from '@sdhealth/bridge-sdk';
import { type ReactNode, useCallback, useState } from 'react';
import { text } from '../../messages/index.ts';
import { bridge } from '../../platform/bridge.ts';
import { settings } from '../../platform/settings.ts';
import { pictureSource } from '../../ui/picture-source.ts';
import { toast } from '../../ui/toast-store.ts';
import type { PictureViewerProps, ViewedPicture } from './picture-viewer.tsx';

export interface Viewer {
  /** Opens the pictures at an index. */
  open: (pictures: readonly ViewedPicture[], index: number) => void;
  /** The viewer, which the page must render. */
  element: ReactNode;
}

/** Shows the pictures in the host. Returns false if the host cannot show them. */
async function previewByHost(pictures: readonly ViewedPicture[], current: number): Promise<boolean> {
  if (!bridge.supports(previewImages).ok) return false;
  const urls = pictures.map(({ src }) => new URL(pictureSource(src), settings.webOrigin).href);
  try {
    await bridge.call(previewImages, { urls, current });
    return true;
  } catch {
    return false;
  }
}

interface OpenPictures {
  readonly View: (props: PictureViewerProps) => ReactNode;
  readonly pictures: readonly ViewedPicture[];
  readonly index: number;
}

export function useViewer(): Viewer {
  const [openPictures, setOpenPictures] = useState<OpenPictures>();
  const open = useCallback(async (pictures: readonly ViewedPicture[], index: number) => {
    if (await previewByHost(pictures, index)) return;
    try {
      const { PictureViewer: View } = await import('./picture-viewer.tsx');
      setOpenPictures({ View, pictures, index });
    } catch {
      toast(text().ui.pictureMissing, 'warning');
    }
  }, []);
  const View = openPictures?.View;
  return {
    open: useCallback((pictures, index) => void open(pictures, index), [open]),
    element:
      openPictures && View ? (
        <View
          pictures={openPictures.pictures}
          index={openPictures.index}
          onTurn={(index) => setOpenPictures({ ...openPictures, index })}
          onClose={() => setOpenPictures(undefined)}
        />
      ) : null,
  };
}
