/** Lists every engine with the possible origins of a page, and the channels of its hosts. */
import type { Origin, RealChannel } from './embedder.ts';

export type Engine = 'webkit' | 'chromium';

export interface RealCase {
  readonly engine: Engine;
  readonly origin: Origin;
  readonly channel: RealChannel;
}

const combined = (engine: Engine, origins: readonly Origin[], channels: readonly RealChannel[]): RealCase[] =>
  origins.flatMap((origin) => channels.map((channel) => ({ engine, origin, channel })));

export const REAL_CASES: readonly RealCase[] = [
  ...combined('webkit', ['file', 'scheme', 'http'], ['handler', 'handler-with-reply']),
  ...combined('chromium', ['file', 'asset'], ['web-message', 'java-interface']),
];

export const caseName = ({ engine, origin, channel }: RealCase): string => `${engine}-${origin}-${channel}`;
