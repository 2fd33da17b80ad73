/** Writes the text that `npm start` prints: the start page, the test account, an address for a phone in the network. */
import { renderUnicodeCompact } from 'uqr';
import { ACCOUNT } from '../../fixtures/src/sandbox/seeds.ts';
import { JOIN } from '../../native-shims/lab/remote/join.ts';
import { WELCOME } from '../welcome.ts';

/** Returns the text to print. Draws the first of the network's `origins` as a QR code. */
export function startText(origin: string, basePath: string, origins: readonly string[]): string {
  const text = `
  Start here      ${origin}${WELCOME}

  App             ${origin}${basePath}/
  Device lab      ${origin}/lab
  Hybrid example  ${origin}${basePath}/hybrid-example

  Log in with     phone ${ACCOUNT.phone}, code ${ACCOUNT.verifyCode}
`;
  const [first, ...others] = origins;
  const phone =
    first === undefined
      ? '\n  HOST=0.0.0.0 npm start opens this to phones in your network, with a QR code.\n'
      : `
  On a phone      ${first}${JOIN}
${others.map((value) => `                  ${value}${JOIN}\n`).join('')}
${renderUnicodeCompact(`${first}${JOIN}`, { border: 2 }).replace(/^/gm, '  ')}

  The phone opens the app and becomes a further column of the lab.
`;
  return `${text}${phone}\n  Ctrl-C stops.\n`;
}
