import { useEffect, useState } from 'react';
import { networkMayHaveChanged, onRegained } from '../platform/network.ts';
import { type MissingFile, onMissingFile } from '../platform/new-release.ts';

/** The way to what a file of the program exports. `ready` is there once it was loaded. */
export interface FileSource<T> {
  readonly ready: T | undefined;
  /** Rejects when the file could not be had, and may be tried again. */
  load(): Promise<T>;
}

/** The reason why a file is not there, and cannot be for now. */
export type Stuck = Exclude<MissingFile, 'reloading' | 'again'>;

export interface FileOfPage<T> {
  /** Undefined until the file is there. */
  readonly loaded: T | undefined;
  readonly stuck: Stuck | undefined;
  /** Asks for the file once more. */
  retry(): void;
}

/** Loads a file that a page is made of. */
export function useFile<T>(source: FileSource<T>): FileOfPage<T> {
  const [loaded, setLoaded] = useState<T | undefined>(() => source.ready);
  const [stuck, setStuck] = useState<Stuck>();
  const [tries, setTries] = useState(0);
  const retry = () => setStuck(undefined);
  useEffect(() => {
    if (loaded || stuck) return;
    let isMounted = true;
    source.load().then(
      (content) => {
        if (isMounted) setLoaded(() => content);
      },
      async (error) => {
        const outcome = await onMissingFile(error);
        if (!isMounted || outcome === 'reloading') return;
        if (outcome === 'again') setTries(tries + 1);
        else setStuck(outcome);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [source, loaded, stuck, tries]);

  // N01: with a network again the file is asked for anew. A browser that remembers the failure asks `onMissingFile` once more, which reloads.
  useEffect(() => {
    if (stuck !== 'offline' && stuck !== 'portal') return undefined;
    networkMayHaveChanged();
    return onRegained(() => setStuck(undefined));
  }, [stuck]);

  return { loaded, stuck, retry };
}
