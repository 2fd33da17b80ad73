import type { Page } from '@playwright/test';
import type { HostOption } from '../../../native-shims/src/playwright.ts';
import type { RouteId } from '../../src/routes.ts';

/** A state of a screen that is checked. */
export interface ScreenRow {
  readonly id: RouteId;
  /** The state, where a screen has several rows. */
  readonly state?: string;
  /** Parameters other than the sample's. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** The host; `ios-app` unless another draws more. */
  readonly host?: HostOption;
  /** A request to the embedded backend before the page opens: a fault, a setting. */
  readonly before?: readonly [path: string, body: unknown];
  /** The person's steps, by the name of the state after each. The page is checked before the first and after each step. */
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** Skips the check of the first state: another row has it, or it has no end. */
  readonly fromSteps?: true;
  /** The steps set the page's clock. Such a row has a context of its own, which costs twice as much. */
  readonly setsClock?: true;
  /** Errors in the page's console that belong to the state. */
  readonly errors?: readonly RegExp[];
}
