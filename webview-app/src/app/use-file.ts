import { useEffect, useState } from 'react';
import { networkMayHaveChanged, onRegained } from '../platform/network.ts';
import { type MissingFile, onMissingFile } from '../platform/new-release.ts';

/** A lazily loaded file of the program. `ready` has its exports after it has loaded. */
export interface FileSource<T> {
  readonly ready: T | undefined;
  /** Loads the file. Rejects if it cannot be loaded, and may be called again. */
  load(): Promise<T>;
}

/** The reason why a file cannot be loaded for now. */
export type FileFailure = Exclude<MissingFile, 'reloading' | 'again'>;

export interface FileOfPage<T> {
  /** The file's content. Undefined until it has loaded. */
  readonly loaded: T | undefined;
  readonly failure: FileFailure | undefined;
  /** Requests the file once more. */
  retry(): void;
}

/** Loads a file that a page needs to render. */
export function useFile<T>(source: FileSource<T>): FileOfPage<T> {
  const [loaded, setLoaded] = useState<T | undefined>(() => source.ready);
  const [failure, setStuck] = useState<FileFailure>();
  const [tries, setTries] = useState(0);
  const retry = () => setStuck(undefined);
  useEffect(() => {
    if (loaded || failure) return;
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
  }, [source, loaded, failure, tries]);

  // N01: when the network is back, the file is requested again. A browser that caches the failure calls `onMissingFile` again, which reloads.
  useEffect(() => {
    if (failure !== 'offline' && failure !== 'portal') return undefined;
    networkMayHaveChanged();
    return onRegained(() => setStuck(undefined));
  }, [failure]);

  return { loaded, failure, retry };
}
