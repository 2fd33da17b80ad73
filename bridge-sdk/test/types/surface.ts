/** Uses the public types in ways that must compile or must not. It is compiled against the sources and the packed package. */
import {
  type Bridge,
  BridgeError,
  type BridgeErrorCode,
  type connect,
  createBridge,
  detectHost,
  dialPhone,
  type Growing,
  getLocation,
  getSteps,
  type HostName,
  hostMethod,
  isBridgeError,
  isOwnAddress,
  networkChanged,
  type ParamsOf,
  type PayloadOf,
  Phone,
  Platform,
  type paySeq,
  type ResultOf,
  ready,
  type Support,
  supportsOn,
} from '@sdhealth/bridge-sdk';
import type { networkChanged as changedOfEntry } from '@sdhealth/bridge-sdk/events';
import type { getSteps as stepsOfEntry } from '@sdhealth/bridge-sdk/methods';
import { type BridgeProviderProps, useBridge, useBridgeEvent, useSupport } from '@sdhealth/bridge-sdk/react';
import { type FlightRecorder, makeRecorder } from '@sdhealth/bridge-sdk/recorder';
import { type Replay, replay } from '@sdhealth/bridge-sdk/testing';
import { messagePortTransport, type OpenTransport, reactNativeTransport } from '@sdhealth/bridge-sdk/transports';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const ownAddress: boolean = isOwnAddress('/x', ['https://shop.example']);
const assertType = <_ extends true>(): void => {};

assertType<Equal<ParamsOf<typeof getSteps>, { days: number }>>();
assertType<Equal<ResultOf<typeof getSteps>, { days: { date: string; steps: number }[] }>>();
assertType<Equal<ResultOf<typeof paySeq>, { outcome: 'paid' | 'redirected' | 'handed-over' | 'unknown' }>>();
assertType<Equal<ParamsOf<typeof getLocation>, { coordinates?: 'wgs84' | 'gcj02' }>>();
assertType<
  Equal<PayloadOf<typeof networkChanged>['type'], 'none' | 'wifi' | '2g' | '3g' | '4g' | '5g' | 'online' | 'unknown'>
>();
assertType<Equal<typeof stepsOfEntry, typeof getSteps>>();
assertType<Equal<typeof changedOfEntry, typeof networkChanged>>();
assertType<Equal<(typeof paySeq)['name'], 'paySeq'>>();
assertType<Equal<ReturnType<typeof connect>, Promise<Bridge>>>();

export async function calls(bridge: Bridge): Promise<void> {
  const { days } = await bridge.call(getSteps, { days: 7 }, { signal: AbortSignal.timeout(1), deadlineMs: 5 });
  days.map(({ date, steps }) => date.toUpperCase() + steps.toFixed());
  await bridge.call(ready, {});
  // @ts-expect-error a wrong param
  await bridge.call(getSteps, { days: '7' });
  // @ts-expect-error a missing param
  await bridge.call(dialPhone, {});
  // @ts-expect-error a value that the contract does not have
  await bridge.call(getLocation, { coordinates: 'mars' });
  // @ts-expect-error an event is not a call
  await bridge.call(networkChanged, {});

  const stop: () => void = bridge.on(networkChanged, ({ type }) => type === 'wifi');
  stop();
  // @ts-expect-error a call is not an event
  bridge.on(getSteps, () => {});
}

export async function ownMethod(bridge: Bridge): Promise<boolean> {
  const openLocker = hostMethod<'openLocker', { id: string }, { open: boolean }>('openLocker', {
    params: () => undefined,
    result: () => undefined,
  });
  const { open } = await bridge.call(openLocker, { id: '7' });
  return open;
}

export function failures(error: unknown): string {
  if (isBridgeError(error, 'HOST_TOO_OLD')) return error.needs ?? '';
  const code: Growing<BridgeErrorCode> = error instanceof BridgeError ? error.code : 'FAILED';
  // Requires a default branch, because the enumeration may grow.
  // @ts-expect-error a code of a newer version is not in this list
  const closedCode: BridgeErrorCode = code;
  void closedCode;
  // @ts-expect-error no such code
  isBridgeError(error, 'NO_SUCH_CODE');
  return code;
}

export function capability(support: Support): string {
  // @ts-expect-error only an unsupported method has a reason
  const { reason } = support;
  void reason;
  return support.ok ? support.source : `${support.reason} ${support.needs ?? ''}`;
}

/** Uses the codes of hosts and phones as closed enumerations. */
export function codes({ host }: Bridge): string {
  const names: Record<Platform, string> = {
    [Platform.WECHAT]: 'wechat',
    [Platform.BROWSER]: 'browser',
    [Platform.ANDROID_APP]: 'android',
    [Platform.IOS_APP]: 'ios',
    [Platform.MINI_PROGRAM]: 'mini-program',
  };
  // @ts-expect-error a newer version may have more names
  const name: HostName = host.name;
  return host.phone === Phone.IOS ? name : names[host.platform];
}

export const hosts = (): Support => supportsOn(detectHost({ userAgent: '' }), getSteps);
export const channels: readonly OpenTransport[] = [
  reactNativeTransport,
  messagePortTransport(new MessageChannel().port1),
];
export const bridges = channels.map((transport) => createBridge({ transport, limits: { connectMs: 1_000 } }));

export function Component({ bridge }: BridgeProviderProps): string {
  const support: Support = useSupport(getSteps);
  useBridgeEvent(networkChanged, ({ type }) => type === 'wifi');
  return useBridge() === bridge ? support.source : '';
}

export async function recorded(flight: FlightRecorder = makeRecorder(50)): Promise<Replay> {
  createBridge({ recorder: flight.record });
  return replay(flight.text());
}

/** Narrows the error's code to the passed code. */
export function codeOf(error: unknown): 'DENIED' | 'CANCELLED' | undefined {
  return isBridgeError(error, 'DENIED') || isBridgeError(error, 'CANCELLED') ? error.code : undefined;
}
