import { Gallery, type GalleryProps } from '../../ui/gallery.tsx';
import { useViewer } from './use-viewer.tsx';

/** Shows pictures in a swipeable strip. A tap opens a picture full screen. */
export function OpenGallery(props: Omit<GalleryProps, 'onOpen'>) {
  const viewer = useViewer();
  return (
    <>
      <Gallery {...props} onOpen={(index) => viewer.open(props.pictures, index)} />
      {viewer.element}
    </>
  );
}
