import { Gallery, type GalleryProps } from '../../ui/gallery.tsx';
import { useViewer } from './use-viewer.tsx';

/** Pictures to swipe through, of which each opens as large as the screen. */
export function OpenGallery(props: Omit<GalleryProps, 'onOpen'>) {
  const viewer = useViewer();
  return (
    <>
      <Gallery {...props} onOpen={(index) => viewer.open(props.pictures, index)} />
      {viewer.element}
    </>
  );
}
