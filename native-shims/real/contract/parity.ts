/**
 * Lists expressions about the channel's object, whose values must be equal in the real and the imitated host. `channel` is the object with
 * `postMessage`. WebKit's object belongs to the engine. The Chromium host imitates Android's two objects too, so two imitations are
 * compared there.
 */
import type { RealChannel } from '../embedder.ts';

/** Helpers that describe the result of a promise or a call, without texts that differ between engines. */
const ENDS = `
  const ends = async (run) => {
    try { return ['came back', typeof (await run())]; } catch (error) { return ['refused', error.name]; }
  };
  const throws = (run) => { try { return typeof run(); } catch (error) { return error.name; } };
`;

const EVERYWHERE: Readonly<Record<string, string>> = {
  'its type': 'return typeof channel',
  'its method': 'return typeof channel.postMessage',
};

const HANDLER: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'its own names': 'return Object.getOwnPropertyNames(channel)',
  'handlers do not show': 'return Object.getOwnPropertyNames(webkit.messageHandlers)',
  'a handler is there when asked for': "return 'sdhealthBridge' in webkit.messageHandlers",
  'an unknown handler': 'return typeof webkit.messageHandlers.nobody',
  'what it calls itself': 'return String(channel)',
  'what the collection calls itself': 'return String(webkit.messageHandlers)',
  'posting text': "return ends(() => channel.postMessage('parity'))",
  'posting nothing': 'return ends(() => channel.postMessage())',
  'posting away from its object': "const { postMessage } = channel; return ends(() => postMessage('parity'))",
  'what posting returns': "return channel.postMessage('parity') instanceof Promise",
};

/** Maps channels to expressions. No imitated host answers by promise. */
export const PARITY: Readonly<Partial<Record<RealChannel, Readonly<Record<string, string>>>>> = {
  handler: HANDLER,
  'web-message': {
    ...EVERYWHERE,
    'its listener at first': 'return channel.onmessage === null',
    'it can be listened to': 'return typeof channel.addEventListener',
    'posting text': "return throws(() => channel.postMessage('parity'))",
    'posting an object': 'return throws(() => channel.postMessage({}))',
    'posting nothing': 'return throws(() => channel.postMessage())',
  },
  'java-interface': {
    ...EVERYWHERE,
    'no listener': "return 'onmessage' in channel",
    'posting text': "return throws(() => channel.postMessage('parity'))",
  },
};

/** Returns the body of an async function that runs in the page. */
export const askParity = (channel: RealChannel, expression: string): string => `${ENDS}
  const channel = ${channel === 'handler' ? 'webkit.messageHandlers.sdhealthBridge' : 'sdhealthHost'};
  ${expression};`;
