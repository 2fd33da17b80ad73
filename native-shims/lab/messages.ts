/** What the lab's page (the lab page) and the script in each of its frames agree on. Both are of one origin and one build. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { HostSetup, HostState, TrafficEntry, UserAnswer } from '../src/index.ts';
import type { Trail } from './frame/history.ts';

/** A text that is in the lab page and in its frame script, and nowhere else: no build may contain it. */
export const LEAK_MARKER = 'sdhealth-device-lab';
/** A frame's window name: the prefix, and the frame's id. Anything else is no frame of the lab. */
export const FRAME_PREFIX = 'sdhealth-lab:';
/** The lab page's global, which frames find in their parent. */
export const LAB_PAGE = '__sdhealthLabPage';

export interface FrameOrder {
  host: HostName;
  setup: HostSetup;
  /** Name of the frame's own backend world. */
  world: string;
  dark: boolean;
  /** BCP 47, most wanted first. */
  languages: string[];
  trail: Trail;
}

/** Something a user did in a frame, told so that another frame can find the same place. */
export interface UserAction {
  kind: 'tap' | 'type' | 'scroll';
  locator: ElementLocator;
  /** `type`: what the field holds now. `scroll`: how far, from 0 to 1. */
  value?: string;
}

export interface ElementLocator {
  /** What it is and says: `button Buy now`. */
  label: string;
  /** Which of several with the same label. */
  index: number;
  /** Where it stands, for places that say something else in each frame. */
  path: string;
}

/** What a frame may tell and ask the lab page. */
export interface LabPage {
  order(id: string): FrameOrder | undefined;
  remember(id: string): HostState;
  save(id: string, change: HostState): void;
  heard(id: string, entry: TrafficEntry): void;
  moved(id: string, address: string): void;
  titled(id: string, title: string): void;
  asked(id: string, what: string, decision: Promise<UserAnswer>): void;
  onUserAction(id: string, action: UserAction): void;
  opened(id: string, frame: FrameEnd): void;
}

/** What the lab page may ask of a frame's current page. */
export interface FrameEnd {
  emit(event: string, payload?: unknown): Promise<unknown>;
  back(): void;
  setDark(dark: boolean): void;
  repeat(action: UserAction): void;
  /** The page's `.bridgelog`; undefined where the page is not the app's. */
  flightLog(): string | undefined;
}
