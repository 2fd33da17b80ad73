/** Mutants of the app that may live: see `explained.ts`. */
import type { Explained } from './explained-row.ts';

export const OF_APP: readonly Explained[] = [
  {
    file: 'webview-app/src/app/guards.ts',
    code: "if (status === 'admin') return undefined;",
    why: 'WITHOUT_SESSION has no stop for an admin, so the next lines let one pass as well; the type wants the line.',
  },
  {
    file: 'webview-app/src/client/redaction.ts',
    code: 'oldest !== undefined',
    why: 'A set of more than 500 has an oldest one; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/redaction.ts',
    code: "const isWord = (character = '')",
    why: 'A secret has at least two characters, so the default is never taken; the type wants it.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: 'let lately: number[] = []',
    why: 'A text in the list is no time: the next report filters it out.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: '.filter(isWithin(WINDOW_MS, at))',
    why: 'As above: a text is no time.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: 'let silence = { from: 0, ms: 0 }',
    why: 'Without numbers no time is within the silence either.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: '{ errors = [] }: AnyEndpoint',
    why: 'No code equals the text that is put into the list.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: 'options.expected ?? []',
    why: 'As above: no code equals a text.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: 'if (!(error instanceof ApiError)) return false;',
    why: 'An error without a code is not reported by the next lines either; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/reports.ts',
    code: "globalThis.location?.pathname ?? ''",
    why: 'The app always has an address; the default is for a program without a page.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: '({ errors = [], host }: AnyEndpoint',
    why: 'No code equals the text that is put into the list.',
  },
  {
    file: 'webview-app/src/client/exchange.ts',
    code: "signal?.addEventListener('abort', leave, { once: true })",
    why: 'A signal aborts once, and the end of the call takes the listener away.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: "typeof answerOrSignal === 'object' && answerOrSignal !== null",
    why: 'A weak map has nothing for what is no object; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: 'function withoutPosition({ offlineWithout = [] }',
    why: 'No field has the text that is put into the list as its name.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: 'if (offlineWithout.length === 0) return data',
    why: 'A copy that leaves nothing out is the same; asking first saves time.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: 'return builtIn === undefined ||',
    why: 'The shape of no static file takes a missing one, so the next question says no as well.',
  },
  {
    file: 'webview-app/src/client/prefetched.ts',
    code: 'prefetched.get(key)?.data',
    why: 'What is young enough is there; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: "String(params[name] ?? '')",
    why: 'A call without a part of its path is refused before; the type wants a default.',
  },
  {
    file: 'webview-app/src/client/retry.ts',
    code: 'call.options.idempotencyKey !== undefined',
    why: 'A row that happens once is refused without a key before; a second lock on the same door.',
  },
  {
    file: 'webview-app/src/client/retry.ts',
    code: '{ once: true }',
    why: 'A signal aborts once.',
  },
  {
    file: 'webview-app/src/client/translations.ts',
    code: "[name = 'zh']",
    why: 'A text that is split has a first part; the type wants a default.',
  },
  {
    file: 'webview-app/src/client/session.ts',
    code: '.catch(() => false)',
    why: 'Nothing is as good as false: only true is a login.',
  },
  {
    file: 'webview-app/src/store/session.ts',
    code: 'value is true => value === true',
    why: 'Whoever reads a marker compares it with true once more.',
  },
  {
    file: 'webview-app/src/client/session.ts',
    code: "shared('refresh', () =>",
    why: 'Any name will do that is not the login’s.',
  },
  {
    file: 'webview-app/src/flows/session.ts',
    code: '{ body: {} }',
    why: 'A call without a body sends an empty one as well; the type wants it. What stands beside it in the line has tests.',
  },
  {
    file: 'webview-app/src/flows/session.ts',
    code: 'isLeft = ticket.value !== undefined && ticket.isTrusted',
    why: 'Only a ticket that is there is trusted.',
  },
  {
    file: 'webview-app/src/flows/session.ts',
    code: 'const isTicketGone = isLeft && ticket.value === undefined',
    why: 'With the ticket still there the session is not read either: restoring it ends at once.',
  },
  {
    file: 'webview-app/src/flows/session.ts',
    code: 'if (bridge.supports(logout).ok)',
    why: 'A host without a logout refuses the call, and the failure is caught as any other.',
  },
  {
    file: 'webview-app/src/platform/personal.ts',
    code: '...(owner !== undefined && { owner })',
    why: 'A mark that is undefined is not written as JSON either.',
  },
  {
    file: 'webview-app/src/store/session.ts',
    code: "(claim !== 'same' || (state.account && !isSame))",
    why: 'An account that is here has claimed what is kept, so another person’s claim is never the same: a second lock on the same door.',
  },
  {
    file: 'webview-app/src/flows/purchase.ts',
    code: 'let patient = false;',
    why: 'Every way to the question sets it.',
  },
  {
    file: 'webview-app/src/flows/purchase.ts',
    code: '} finally {',
    why: 'A listener that is left tells something that nobody waits for any more; taking it away saves memory.',
  },
  {
    file: 'webview-app/src/flows/purchase.ts',
    code: 'if (open) settlePayment(open);',
    why: 'No payment is without a key, so nothing is settled without one; the type wants the question.',
  },
  {
    file: 'webview-app/src/store/purchase.ts',
    code: "if (typeof value !== 'object' || value === null)",
    why: 'A text or a number has no fields, so the next questions say no as well; the type wants the question.',
  },
  {
    file: 'webview-app/src/rules/payment.ts',
    code: '_TYPES.some((known) => known === type)',
    why: 'Each list has one type, and of one entry some is every.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: 'total > 0 && loaded < total',
    why: 'Less than nothing is never loaded, so the next question says no as well.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: "call.signal.removeEventListener('abort', abort)",
    why: 'The signal is of this call alone, and to abort a request that is over does nothing.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: '{ once: true }',
    why: 'A signal aborts once.',
  },
  {
    file: 'webview-app/src/client/session.ts',
    code: "shared('login', () =>",
    why: 'The name only tells the one login from the renewals, which have names of their own.',
  },
  {
    file: 'webview-app/src/client/session.ts',
    code: "let settled: Settled = 'no';",
    why: 'Any word but the two others means the same before the first answer.',
  },
  {
    file: 'webview-app/src/platform/personal.ts',
    code: "const NOBODY = '';",
    why: 'Any text that is no mark is nobody’s; marks are hashes.',
  },
  {
    file: 'webview-app/src/client/offline-copies.ts',
    code: "(code === 'HTTP' && (status ?? 0) >= 500)",
    why: 'A 4xx is thrown before; no other code has a status of a broken file.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: "{ method = 'POST', headers",
    why: 'ofetch always gives the method.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: 'if (signal?.aborted) return reject(signal.reason);',
    why: 'Each call of ours has a signal; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: 'xhr.onabort = () => reject(signal?.reason);',
    why: 'Each call of ours has a signal; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: "signal?.removeEventListener('abort', abort)",
    why: 'The signal is this call’s own and ends with it; taking the listener away only frees memory sooner.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: "xhr.getResponseHeader(name) ?? ''",
    why: 'A header that is not there is read as one that says nothing, whatever its text.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: 'retry: false,',
    why: 'The hook below throws before ofetch would ask again, and with `ignoreResponseError` no status is an error.',
  },
  {
    file: 'webview-app/src/client/wire.ts',
    code: '{ fetch: async (address, init) => (await takePrefetchedInHead',
    why: 'The page’s head has asked nothing in these tests; `app/prefetch/ask-head-data.test.ts` has such answers.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: '} catch {',
    why: 'A function without a return gives undefined as well.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: 'envelope.msg !== undefined && isForPerson',
    why: 'A message that is not there is no field of the error either way.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: 'if (status < 200 || status > 299)',
    why: 'No answer below 200 ever ends: browsers read on.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: 'retryAfterMs !== undefined && { retryAfterMs }',
    why: 'An undefined field is not taken over by the error.',
  },
  {
    file: 'webview-app/src/client/answer.ts',
    code: 'plain ? value : envelope?.data',
    why: 'An answer without an envelope has thrown before; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/codes.ts',
    code: "handlingOf(code) ?? ''",
    why: 'Any text but the three words means no.',
  },
  {
    file: 'webview-app/src/client/exchange.ts',
    code: 'if (!value) return undefined;',
    why: 'An empty text is no number and no date either.',
  },
  {
    file: 'webview-app/src/client/exchange.ts',
    code: '/^https?:/.test(address)',
    why: 'An address of a page from the disk begins with a slash or with its scheme.',
  },
  {
    file: 'webview-app/src/client/exchange.ts',
    code: "headers.get('content-type')?.includes('html')",
    why: 'Every answer of these tests has a type; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/exchange.ts',
    code: "text: _data ?? ''",
    why: 'ofetch gives an empty text for an empty body; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/prefetched.ts',
    code: 'found?.at ?? 0',
    why: 'What was found has its time; the type wants the question.',
  },
  {
    file: 'webview-app/src/client/server-clock.ts',
    code: "Date.parse(date ?? '')",
    why: 'No other text is a date.',
  },
];
