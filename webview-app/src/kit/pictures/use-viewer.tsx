/** Opens pictures full screen: by the host if it supports it, else by the viewer, which is loaded then. */
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

/** Shows the pictures by the host. Returns false if it cannot. */
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

interface Viewed {
  readonly View: (props: PictureViewerProps) => ReactNode;
  readonly pictures: readonly ViewedPicture[];
  readonly at: number;
}

export function useViewer(): Viewer {
  const [viewed, setViewed] = useState<Viewed>();
  const open = useCallback(async (pictures: readonly ViewedPicture[], index: number) => {
    if (await previewByHost(pictures, index)) return;
    try {
      const { PictureViewer: View } = await import('./picture-viewer.tsx');
      setViewed({ View, pictures, at: index });
    } catch {
      toast(text().ui.pictureMissing, 'warning');
    }
  }, []);
  const View = viewed?.View;
  return {
    open: useCallback((pictures, index) => void open(pictures, index), [open]),
    element:
      viewed && View ? (
        <View
          pictures={viewed.pictures}
          at={viewed.at}
          onTurn={(index) => setViewed({ ...viewed, at: index })}
          onClose={() => setViewed(undefined)}
        />
      ) : null,
  };
}
