/** Connects the controls and the record of a test to the phones of the lab. */
import type { HostSetup, HostState } from '../../../src/index.ts';
import { exportGroup } from '../../export/export-group.ts';
import { createRecorder, type Recorder, type RecordSetting } from '../../export/record.ts';
import { type FrameApi, type FrameSetup, type LabPage, LEAK_MARKER } from '../../messages.ts';
import { isCovered, overridesOf } from '../../overrides.ts';
import type { Schemas } from '../../own-answers/group.ts';
import { PHONE_NAMES, type PhoneName } from '../../phones.ts';
import { TWIN } from '../compare/pair.ts';
import type { Phone } from '../phone.ts';
import { download } from '../phone-parts.ts';
import { type ControlledPhone, type Controls, createControls } from './controls.ts';
import { createControlsPanel } from './panel.ts';

export interface LabParts {
  phone(id: string): Phone | undefined;
  setup(host: PhoneName): HostSetup;
  setting(): RecordSetting;
  reset(): Promise<void>;
  readonly send: typeof fetch;
  schemas(): Promise<Schemas>;
  /** A phone's requests as a HAR. */
  har(host: PhoneName): string;
}

export interface WiredControls {
  readonly element: HTMLElement;
  readonly controls: Controls;
  readonly recorder: Recorder;
  /** Returns a page's setup with the phone's network, clock and location. */
  frameSetup(id: string): FrameSetup | undefined;
  /** Returns the milliseconds by which a phone's clock is ahead of the machine's clock. */
  clockMs(id: string): number;
  /** Returns a host's memory with the overrides applied. */
  loadState(id: string): HostState;
  onOpen(id: string, frame: FrameApi): void;
  /** Reports that the phone shows no page any more. */
  onClose(id: string): void;
  onBack(host: PhoneName): void;
  readonly frameListeners: Pick<LabPage, 'onDone' | 'onHeld' | 'onTraffic'>;
}

export function wireControls({ phone, setup, setting, reset, send, schemas, har }: LabParts): WiredControls {
  const frames = new Map<string, FrameApi>();
  const recorder: Recorder = createRecorder(PHONE_NAMES, setup, setting, () => controls.overrides);
  const pageStateOf = (host: PhoneName) => {
    try {
      return frames.get(host)?.pageState();
    } catch {
      // The page is navigating.
      return undefined;
    }
  };

  /** Returns a host's phone and, if there is one, its second phone (the twin). Both belong to the same person. */
  const phonesOf = (host: PhoneName): Phone[] =>
    [phone(host), phone(TWIN)].flatMap((candidate) => (candidate?.host === host ? [candidate] : []));
  const controlledPhonesOf = (host: PhoneName): ControlledPhone[] => {
    const ownPhone = phone(host);
    if (!ownPhone) return [];
    const inBoth = (run: (phone: Phone) => void) => {
      for (const each of phonesOf(host)) run(each);
    };
    return [
      {
        id: host,
        title: ownPhone.title,
        sandbox: ownPhone.frameSetup().sandbox,
        saveState: (change) => inBoth((each) => each.saveState(change)),
        go: (address) => inBoth((each) => each.go(address)),
        reload: () => inBoth((each) => each.reload()),
        updateAppearance: () => inBoth((each) => each.updateAppearance()),
        storeEntry: (name, value) => inBoth(({ id }) => localStorage.setItem(`${LEAK_MARKER}:${id}:${name}`, value)),
      },
    ];
  };
  /** Returns a frame API that calls the pages of both phones of a host. */
  const frameOfBothPhones = (frame: FrameApi, host: PhoneName): FrameApi => {
    const inBoth = (run: (frame: FrameApi) => void) => {
      for (const { id } of phonesOf(host)) {
        const each = frames.get(id);
        if (each) run(each);
      }
    };
    return {
      ...frame,
      async emit(event, payload) {
        const twin = phone(TWIN)?.host === host ? frames.get(TWIN) : undefined;
        void twin?.emit(event, payload);
        return frame.emit(event, payload);
      },
      fault: (method, fault) => inBoth((each) => each.fault(method, fault)),
      release: (method, how, id) => inBoth((each) => each.release(method, how, id)),
      cover: (covers) => inBoth((each) => each.cover(covers)),
      session: (token) => inBoth((each) => each.session(token)),
      setNetwork: (network) => inBoth((each) => each.setNetwork(network)),
      setLocation: (position) => inBoth((each) => each.setLocation(position)),
    };
  };
  const controls: Controls = createControls(() => PHONE_NAMES.flatMap(controlledPhonesOf), send, {
    onOverride: recorder.override,
    onAction(action, host) {
      const pageState = pageStateOf(host);
      if (pageState) recorder.expectPage(host, pageState);
      recorder.action(action, host);
    },
  });

  const element = createControlsPanel(controls, {
    send,
    schemas,
    back(which) {
      for (const host of PHONE_NAMES) {
        if (which === 'all' || which === host) for (const each of phonesOf(host)) each.back();
      }
    },
    last: {
      name: 'export',
      draw: ({ showResult }) =>
        exportGroup({
          ...{ recorder, pageState: pageStateOf, download, har },
          reset: () =>
            reset().catch((error: unknown) => showResult(error instanceof Error ? error.message : String(error))),
        }),
    },
  });
  const clockMs = (id: string) => controls.clockMs(phone(id)?.host ?? 'browser');
  /** Returns the host of a phone if the phone is recorded. Only the first phone of a host is. */
  const recordedHost = (id: string) => PHONE_NAMES.find((host) => host === id);

  return {
    element,
    controls,
    recorder,
    frameSetup(id) {
      const pageSetup = phone(id)?.frameSetup();
      if (!pageSetup) return undefined;
      const { network, clockMs: clockMsOf, location: locationIn } = controls;
      const name = phone(id)?.host ?? pageSetup.host;
      return { ...pageSetup, network: network(name), clockMs: clockMsOf(name), location: locationIn(name) };
    },
    clockMs,
    loadState(id) {
      const ownPhone = phone(id);
      return { ...ownPhone?.state, ...(ownPhone && controls.hostState(ownPhone.host)) };
    },
    onOpen(id, frame) {
      frames.set(id, frame);
      const host = recordedHost(id);
      if (host) controls.onOpen(host, frameOfBothPhones(frame, host));
      else if (isCovered(overridesOf(controls.overrides, phone(id)?.host ?? 'browser'))) frame.cover(true);
    },
    onClose(id) {
      frames.delete(id);
      const host = recordedHost(id);
      if (host) controls.onClose(host);
    },
    onBack: (host) => recorder.back(host, pageStateOf(host)),
    frameListeners: {
      onDone(id, step, position) {
        const host = recordedHost(id);
        if (host) recorder.userStep(host, step, position);
      },
      onHeld(id, calls) {
        const host = recordedHost(id);
        if (host) controls.onHeld(host, calls);
      },
      onTraffic(id, original) {
        const host = recordedHost(id);
        // Removes the offset of the phone's clock, because lists have one time for all phones.
        const entry = { ...original, at: original.at - clockMs(id) };
        if (host) recorder.traffic(host, entry);
        phone(id)?.onTraffic(entry);
      },
    },
  };
}
