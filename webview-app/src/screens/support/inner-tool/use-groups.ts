import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { getConfig } from '../../../api/config-center.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { type LoadState, useResource } from '../../../kit/answers/use-resource.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { bridge } from '../../../platform/bridge.ts';
import { network } from '../../../platform/network.ts';
import { session } from '../../../store/session.ts';
import type { Group } from './facts/group.ts';
import { type HostResponses, readHostFacts } from './facts/host-facts.ts';
import { appFacts, bridgeFacts, hostFacts, methodFacts, networkFacts, sessionFacts } from './facts/page-facts.ts';
import {
  CONFIGURATION_KEYS,
  cacheFacts,
  configurationFacts,
  readStoredData,
  settingFacts,
  storageFacts,
} from './facts/storage-facts.ts';
import { useWords } from './words/index.ts';

export interface Groups {
  /** All facts that are known now, in display order. */
  readonly groups: readonly Group[];
  /** The central configuration, which is loaded separately. */
  readonly configuration: LoadState<Group>;
  /** Reads all facts again. */
  readonly refresh: () => void;
}

/** Returns all facts of the page. They are read again when session or network change, and by `refresh`. */
export function useGroups(): Groups {
  const words = useWords();
  const kit = useKitWords();
  useSnapshot(session);
  useSnapshot(network);
  const isOpen = useOpened();
  const stored = useResource('what is kept', readStoredData);
  const hostResponse = useResource('what the host tells', readHostFacts);
  const host: HostResponses = hostResponse.data ?? {};
  const config = usePage(getConfig, { query: { keys: CONFIGURATION_KEYS } }, QUIET);
  return {
    groups: [
      appFacts(words),
      hostFacts(words, kit, host),
      sessionFacts(words),
      networkFacts(words, host),
      bridgeFacts(words, isOpen),
      methodFacts(words),
      storageFacts(words, stored.data?.quota),
      cacheFacts(words, stored.data),
      settingFacts(words),
    ],
    configuration: { ...config, data: config.data && configurationFacts(words, config.data) },
    refresh: () => {
      stored.reload();
      hostResponse.reload();
      config.reload();
    },
  };
}

/** Tells if the host is ready or known not to respond. From then on the facts of the handshake, if any, are known. */
function useOpened(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void bridge.opened.then(() => setOpen(true));
  }, []);
  return isOpen;
}
