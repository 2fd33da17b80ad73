import type { HostEnvironment } from '../../environment.ts';
import type { UserAnswer } from '../../user.ts';

const RESULTS: Record<UserAnswer, string> = { accept: 'success', cancel: 'cancel', fail: 'fail', leave: 'unknown' };

/**
 * Runs the mini-program's pay page. It reads the order from its url (each value encoded), pays through the client's cashier and returns.
 * Resolves to the web view's new address if the setup returns by address (`returnBy: 'src'`).
 */
export async function openPayPage(
  env: HostEnvironment,
  url: string,
  note: (name: string, body: unknown) => void,
): Promise<string | undefined> {
  const fields = fieldsOf(url);
  const { paySeq = '', biz = '', redirectUrl = '', failUrl = '' } = fields;
  if (!paySeq || biz !== 'sdhealth') {
    note('pay-page-refused', { missing: paySeq ? 'biz' : 'paySeq' });
    return undefined;
  }
  note('pay-page', fields);
  const answer = await env.user.decides('pay page');
  try {
    if (answer === 'accept') await env.backend.settle(paySeq, 'paid');
    if (answer === 'fail') await env.backend.settle(paySeq, 'declined');
  } catch {
    note('pay-page-left', { paySeq, result: 'network failed' });
    return undefined;
  }
  note('pay-page-left', { paySeq, result: RESULTS[answer] });
  if (env.setup.returnBy !== 'src') return undefined;
  // Adds the time, because the web view would not load the same address again.
  const returnUrl = new URL((answer === 'accept' ? redirectUrl : failUrl) || env.window.location.href);
  returnUrl.searchParams.set('payResult', RESULTS[answer]);
  returnUrl.searchParams.set('t', String(Date.now()));
  return returnUrl.href;
}

/** Reads the fields of a url. A mini-program page receives the values of its query still encoded. */
function fieldsOf(url: string): Record<string, string | undefined> {
  const query = url.slice(url.indexOf('?') + 1);
  const pairs = query.split('&').map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [key, decodeURIComponent(value.join('='))] as const;
  });
  return Object.fromEntries(pairs);
}
