import type { Stage } from '../../stage.ts';
import type { UserAnswer } from '../../user.ts';

const RESULTS: Record<UserAnswer, string> = { accept: 'success', cancel: 'cancel', fail: 'fail', leave: 'unknown' };

/**
 * The mini-program's own pay page: takes the order from its url (each value encoded), pays by the client's cashier, and
 * goes back. Resolves with the web view's new address, where the setup has it come back by address.
 */
export async function openPayPage(
  stage: Stage,
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
  const answer = await stage.user.decides('pay page');
  try {
    if (answer === 'accept') await stage.backend.settle(paySeq, 'paid');
    if (answer === 'fail') await stage.backend.settle(paySeq, 'declined');
  } catch {
    note('pay-page-left', { paySeq, result: 'network failed' });
    return undefined;
  }
  note('pay-page-left', { paySeq, result: RESULTS[answer] });
  if (stage.setup.returnBy !== 'src') return undefined;
  // The same address twice would not load again: hence the time.
  const back = new URL((answer === 'accept' ? redirectUrl : failUrl) || stage.window.location.href);
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
