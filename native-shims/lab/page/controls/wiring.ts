/** Joins the controls and the record of a test with the phones of the lab. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { HOST_NAMES, type HostSetup, type HostState } from '../../../src/index.ts';
import { EXPORT_ABOUT, exportGroup } from '../../export/export-group.ts';
import { createRecorder, type Recorder, type RecordSetting } from '../../export/record.ts';
import { type FrameApi, type FrameSetup, type LabPage, LEAK_MARKER } from '../../messages.ts';
import type { Phone } from '../phone.ts';
import { download } from '../phone-parts.ts';
import { type ControlledPhone, type Controls, createControls } from './controls.ts';
import { createControlsPanel } from './panel.ts';

export interface LabParts {
  phone(id: string): Phone | undefined;
  setup(host: HostName): HostSetup;
  setting(): RecordSetting;
  reset(): Promise<void>;
  readonly send: typeof fetch;
}

export interface WiredControls {
  readonly element: HTMLElement;
  readonly controls: Controls;
  readonly recorder: Recorder;
  /** A page's setup with the network that its phone has. */
  frameSetup(id: string): FrameSetup | undefined;
  /** A host's memory with what the overrides decide. */
  loadState(id: string): HostState;
  onOpen(id: string, frame: FrameApi): void;
  /** The phone shows no page any more. */
  onClose(host: HostName): void;
  onBack(host: HostName): void;
  readonly heard: Pick<LabPage, 'onDone' | 'onHeld' | 'onTraffic'>;
}

export function wireControls({ phone, setup, setting, reset, send }: LabParts): WiredControls {
  const frames = new Map<string, FrameApi>();
  const recorder: Recorder = createRecorder(HOST_NAMES, setup, setting, () => controls.overrides);
  const place = (host: HostName) => {
    try {
      return frames.get(host)?.place();
    } catch {
      // The page is on its way to another one.
      return undefined;
    }
  };

  const controlled = (host: HostName): ControlledPhone[] => {
    const one = phone(host);
    if (!one) return [];
    return [
      {
        id: host,
        title: one.title,
        sandbox: one.frameSetup().sandbox,
        saveState: one.saveState,
        go: one.go,
        reload: one.reload,
        remember: (name, value) => localStorage.setItem(`${LEAK_MARKER}:${host}:${name}`, value),
      },
    ];
  };
  const controls: Controls = createControls(() => HOST_NAMES.flatMap(controlled), send, {
    onOverride: recorder.override,
    onAction(action, host) {
      const now = place(host);
      if (now) recorder.look(host, now);
      recorder.action(action, host);
    },
  });

  const element = createControlsPanel(controls, {
    send,
    back(which) {
      for (const host of HOST_NAMES) {
        if (which === 'all' || which === host) phone(host)?.back();
      }
    },
    last: {
      name: 'Export',
      about: EXPORT_ABOUT,
      make: ({ say }) =>
        exportGroup({
          ...{ recorder, place, download },
          reset: () => reset().catch((error: unknown) => say(error instanceof Error ? error.message : String(error))),
        }),
    },
  });
  const hostOf = (id: string) => HOST_NAMES.find((host) => host === id);

  return {
    element,
    controls,
    recorder,
    frameSetup(id) {
      const host = hostOf(id);
      const own = phone(id)?.frameSetup();
      return host && own ? { ...own, network: controls.network(host) } : undefined;
    },
    loadState(id) {
      const host = hostOf(id);
      return { ...phone(id)?.state, ...(host && controls.hostState(host)) };
    },
    onOpen(id, frame) {
      frames.set(id, frame);
      const host = hostOf(id);
      if (host) controls.onOpen(host, frame);
    },
    onClose(host) {
      frames.delete(host);
      controls.onClose(host);
    },
    onBack: (host) => recorder.back(host, place(host)),
    heard: {
      onDone(id, step, at) {
        const host = hostOf(id);
        if (host) recorder.done(host, step, at);
      },
      onHeld(id, calls) {
        const host = hostOf(id);
        if (host) controls.onHeld(host, calls);
      },
      onTraffic(id, entry) {
        const host = hostOf(id);
        if (host) recorder.traffic(host, entry);
        phone(id)?.onTraffic(entry);
      },
    },
  };
}
