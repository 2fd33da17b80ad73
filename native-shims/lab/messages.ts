/** Defines the messages between the lab page and the script in each frame, which share an origin and a build. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type {
  Fault,
  HeldCall,
  HostOptions,
  HostSetup,
  HostState,
  Release,
  TrafficEntry,
  UserAnswer,
} from '../src/index.ts';
import type { DoneStep, PageState } from './export/steps.ts';
import type { Trail } from './frame/history.ts';
import type { Network } from './frame/network.ts';
import type { PhoneLocation } from './frame/place.ts';

/** Marks the lab page and its frame script, so that tests can prove that no build for users contains them. */
export const LEAK_MARKER = 'sdhealth-device-lab';
/** Begins a frame's window name, before the frame's id. A window with another name is no frame of the lab. */
export const FRAME_PREFIX = 'sdhealth-lab:';
/** Names the lab page's global, which frames read from their parent. */
export const LAB_PAGE = '__sdhealthLabPage';

export interface FrameSetup {
  host: HostName;
  setup: HostSetup;
  /** Name of the frame's backend sandbox. */
  sandbox: string;
  dark: boolean;
  shape: PhoneShape;
  /** BCP 47, by preference. */
  languages: string[];
  trail: Trail;
  network: Network;
  /** Milliseconds by which the phone's clock is ahead of the machine's clock. */
  clockMs: number;
  location: PhoneLocation | undefined;
}

/** Describes a user's action in a frame, so that another frame can find the same element. */
export interface UserAction {
  kind: 'tap' | 'type' | 'scroll';
  element: ElementLocator;
  /** `type`: the field's new value. `scroll`: the part scrolled, from 0 to 1. */
  value?: string;
}

export interface ElementLocator {
  /** The element's role and text: `button Buy now`. */
  label: string;
  /** The index among elements with the same label. */
  index: number;
  /** The element's position in the document, because its text may differ between frames. */
  path: string;
}

/** Describes an activity of a page outside the bridge. An event replaces an earlier event with the same `id`. */
export interface PageEvent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'console' | 'error' | 'request' | 'answer';
  /** The console's level, the request's method, or the source of an answer. */
  readonly name: string;
  /** The console's text, the request's path, or the endpoint of the answer. */
  readonly text: string;
  /** The status of a request's answer, or the reason why no answer arrived. Absent while the request is pending. */
  readonly status?: number | string;
  /** The duration of a request, or the age of an answer. */
  readonly durationMs?: number;
  readonly sent?: string;
  readonly received?: string;
}

/** Lists the data that a page stores on the phone, by area and key. */
export type StorageAreas = Readonly<Record<'local' | 'session' | 'cookie', readonly (readonly [string, string])[]>>;

/** Describes a phone's effects on a page's layout. */
export interface PhoneShape {
  /** In percent. */
  readonly textSize: number;
  /** Pixels that the phone's edges take from a page. */
  readonly insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** True if the phone lies on its side. */
  readonly isTurned: boolean;
}

/** Defines the methods of the lab page for its frames. `id` is the frame's id. */
export interface LabPage {
  /** The part of the lab's custom contract that an own app implements. */
  readonly ownOptions: Pick<HostOptions, 'ownMethods' | 'ownEvents' | 'answeredEvents'>;
  frameSetup(id: string): FrameSetup | undefined;
  loadState(id: string): HostState;
  saveState(id: string, change: HostState): void;
  onTraffic(id: string, entry: TrafficEntry): void;
  onPageEvent(id: string, event: PageEvent): void;
  onNavigate(id: string, address: string): void;
  onTitle(id: string, title: string): void;
  /** Reports that the host asks its user. `decision` resolves with the answer. */
  onAsk(id: string, question: string, decision: Promise<UserAnswer>): void;
  onUserAction(id: string, action: UserAction): void;
  /** Reports an action with its page, by the phone's user or repeated from another phone. */
  onDone(id: string, step: DoneStep, place: PageState): void;
  /** Reports the calls whose answers are held back, after each change. */
  onHeld(id: string, calls: readonly HeldCall[]): void;
  onOpen(id: string, frame: FrameApi): void;
}

/** Defines the methods of a frame's current page for the lab page. */
export interface FrameApi {
  emit(event: string, payload?: unknown): Promise<unknown>;
  back(): void;
  setDark(dark: boolean): void;
  setShape(shape: PhoneShape): void;
  storage(): StorageAreas;
  repeat(action: UserAction): void;
  fault(method: string, fault?: Fault): void;
  release(method: string, how: Release, id?: string): void;
  cover(isCovered: boolean): void;
  session(token: string): void;
  setNetwork(network: Network): void;
  setLocation(location: PhoneLocation | undefined): void;
  /** Returns the page's current address and heading. */
  pageState(): PageState;
  /** The page's `.bridgelog`. Undefined if the page is not the app's. */
  flightLog(): string | undefined;
}
