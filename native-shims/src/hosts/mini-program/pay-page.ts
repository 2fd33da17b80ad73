import type { HostEnvironment } from '../../environment.ts';
import type { UserAnswer } from '../../user.ts';

const RESULTS: Record<UserAnswer, string> = { accept: 'success', cancel: 'cancel', fail: 'fail', leave: 'unknown' };

/**
 * The mini-program's own pay page: takes the order from its url (each value encoded), pays by the client's cashier, and
 * goes back. Resolves with the web view's new address, where the setup has it come back by address.
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
  // The same address twice would not load again: hence the time.
  const back = new URL((answer === 'accept' ? redirectUrl : failUrl) || env.window.location.href);
  back.searchParams.set('payResult', RESULTS[answer]);
  back.searchParams.set('t', String(Date.now()));
  return back.href;
}

/** A mini-program page gets its query's values as they were sent, still encoded. */
function fieldsOf(url: string): Record<string, string | undefined> {
  const query = url.slice(url.indexOf('?') + 1);
  const pairs = query.split('&').map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [key, decodeURIComponent(value.join('='))] as const;
  });
  return Object.fromEntries(pairs);
}
