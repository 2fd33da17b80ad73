import type { Page } from '@playwright/test';
import type { HostOption } from '../../../native-shims/src/playwright.ts';
import type { RouteId } from '../../src/routes.ts';

/** Describes a state of a screen to check. */
export interface ScreenRow {
  readonly id: RouteId;
  /** The state, if a screen has several rows. */
  readonly state?: string;
  /** Parameters that differ from the sample's. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** The host, `ios-app` by default. */
  readonly host?: HostOption;
  /** A request to the embedded backend before the page opens, such as a fault or a setting. */
  readonly request?: readonly [path: string, body: unknown];
  /** The person's steps, each named after its state. The page is checked before and after each step. */
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** True to skip the first state, which another row has, or which never settles. */
  readonly fromSteps?: true;
  /** True if the steps set the page's clock. Such a row needs a new context, which takes twice as long. */
  readonly setsClock?: true;
  /** Allowed errors in the page's console. */
  readonly errors?: readonly RegExp[];
}
