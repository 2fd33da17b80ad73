import { type ComponentProps, useEffect, useState } from 'react';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { CardShape, Skeleton } from '../../../ui/skeleton.tsx';
import type { ElderHome } from '../elder/elder-home.tsx';

type Home = typeof ElderHome;
// oxlint-disable-next-line sdhealth/cleared-on-logout -- program
let loaded: Home | undefined;

/** Loads the elder edition's entry page with its words, a separate chunk. */
export async function loadElderHome(): Promise<void> {
  const { ElderHome, words } = await import('../elder/elder-home.tsx');
  await words.open();
  loaded = ElderHome;
}

/** Shows the elder edition's entry page. If its chunk fails, shows `children`, the standard page in the elder edition's sizes. */
export function Elder({ children, ...props }: ComponentProps<Home> & { children: React.ReactNode }) {
  const [state, setState] = useState<'loading' | 'there' | 'missing'>(loaded ? 'there' : 'loading');
  useEffect(() => {
    if (loaded) return;
    loadElderHome().then(
      () => setState('there'),
      () => setState('missing'),
    );
  }, []);
  if (loaded && state === 'there') {
    const LoadedHome = loaded;
    return <LoadedHome {...props} />;
  }
  if (state === 'missing') return children;
  return (
    <ScreenFrame title={props.title} titleHidden>
      <Skeleton>
        <CardShape lines={4} />
        <CardShape lines={4} />
      </Skeleton>
    </ScreenFrame>
  );
}
