/** The messages between the lab page and the script in each of its frames. Both are of one origin and one build. */
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
import type { DoneStep, Place } from './export/steps.ts';
import type { Trail } from './frame/history.ts';
import type { Network } from './frame/network.ts';
import type { PhonePlace } from './frame/place.ts';

/** A text that is in the lab page and in its frame script, and nowhere else: no build may contain it. */
export const LEAK_MARKER = 'sdhealth-device-lab';
/** A frame's window name: the prefix, and the frame's id. Anything else is no frame of the lab. */
export const FRAME_PREFIX = 'sdhealth-lab:';
/** The lab page's global, which frames find in their parent. */
export const LAB_PAGE = '__sdhealthLabPage';

export interface FrameSetup {
  host: HostName;
  setup: HostSetup;
  /** Name of the frame's own backend sandbox. */
  sandbox: string;
  dark: boolean;
  shape: PhoneShape;
  /** BCP 47, most wanted first. */
  languages: string[];
  trail: Trail;
  network: Network;
  /** Milliseconds by which its clock is ahead of the machine's. */
  clockMs: number;
  place: PhonePlace | undefined;
}

/** Something a user did in one frame, described so that another frame can find the same element. */
export interface UserAction {
  kind: 'tap' | 'type' | 'scroll';
  element: ElementLocator;
  /** `type`: the field's new value. `scroll`: the part scrolled, from 0 to 1. */
  value?: string;
}

export interface ElementLocator {
  /** The element's role and text: `button Buy now`. */
  label: string;
  /** Its number among elements with the same label. */
  index: number;
  /** Its place in the document, for elements whose text differs between frames. */
  path: string;
}

/** Something that a page did apart from its bridge. An event with the `id` of an earlier one takes its place. */
export interface PageEvent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'console' | 'error' | 'request' | 'answer';
  /** The console's level, the request's method, or the place that an answer came from. */
  readonly name: string;
  /** The words, the request's path, or the endpoint of the answer. */
  readonly text: string;
  /** A request's: the status of its answer, or the reason why there is none. Missing while it is under way. */
  readonly status?: number | string;
  /** A request's own time; of an answer, its age. */
  readonly durationMs?: number;
  readonly sent?: string;
  readonly received?: string;
}

/** The data that a page keeps on the phone, by area and key. */
export type StorageAreas = Readonly<Record<'local' | 'session' | 'cookie', readonly (readonly [string, string])[]>>;

/** The effects that a phone has on a page's look by itself. */
export interface PhoneShape {
  /** In percent. */
  readonly textSize: number;
  /** Pixels that the phone's edges take from a page. */
  readonly insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** It lies on its side. */
  readonly isTurned: boolean;
}

/** The lab page, as a frame calls it. `id` is the frame's. */
export interface LabPage {
  /** The own app's part of the contract that the lab was started with. */
  readonly ownOptions: Pick<HostOptions, 'ownMethods' | 'ownEvents' | 'answeredEvents'>;
  frameSetup(id: string): FrameSetup | undefined;
  loadState(id: string): HostState;
  saveState(id: string, change: HostState): void;
  onTraffic(id: string, entry: TrafficEntry): void;
  onPageEvent(id: string, event: PageEvent): void;
  onNavigate(id: string, address: string): void;
  onTitle(id: string, title: string): void;
  /** The host asks its user; `decision` resolves with the answer. */
  onAsk(id: string, question: string, decision: Promise<UserAnswer>): void;
  onUserAction(id: string, action: UserAction): void;
  /** Hears what was done in the phone, by its user or in the wake of another phone, and where. */
  onDone(id: string, step: DoneStep, place: Place): void;
  /** Hears which calls' answers wait, each time that changes. */
  onHeld(id: string, calls: readonly HeldCall[]): void;
  onOpen(id: string, frame: FrameApi): void;
}

/** A frame's current page, as the lab page calls it. */
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
  setPlace(place: PhonePlace | undefined): void;
  /** The place where the page is now. */
  place(): Place;
  /** The page's `.bridgelog`; undefined where the page is not the app's. */
  flightLog(): string | undefined;
}
