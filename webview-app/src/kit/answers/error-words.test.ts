import { beforeEach, describe, expect, it } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';
import { ApiError, type ApiErrorCode } from '../../client/request.ts';
import { setLanguage, text } from '../../messages/index.ts';
import { errorLine, errorText } from './error-words.ts';

beforeEach(() => setLanguage('en'));

describe('the text for a failed request', () => {
  it.each<[ApiErrorCode, { status?: number; serverMessage?: string }, string, string | undefined, boolean]>([
    ['NETWORK', {}, 'No network', undefined, true],
    ['TIMEOUT', {}, 'This is taking too long', undefined, true],
    ['SHAPE', { status: 200 }, 'This can’t be shown right now', 'SHAPE', true],
    ['HTTP', { status: 502 }, 'Something went wrong', 'HTTP-502', true],
    [100304, {}, 'You have no permission, contact the administrator', '100304', false],
    // The service's decision is final: the same request gets the same response.
    [40911, { serverMessage: 'This day is full' }, 'This day is full', '40911', false],
    [40400, { serverMessage: 'Nothing was found' }, 'We couldn’t find this', '40400', false],
    [40996, {}, 'We couldn’t find this', '40996', false],
    ['HTTP', { status: 404 }, 'We couldn’t find this', 'HTTP-404', false],
    ['HTTP', { status: 410 }, 'We couldn’t find this', 'HTTP-410', false],
    ['HTTP', { status: 403 }, 'Something went wrong', 'HTTP-403', true],
    ['HTTP', { status: 401 }, 'Please log in first', undefined, false],
    ['HTTP', { status: 409 }, 'This can’t be shown right now', 'HTTP-409', false],
    ['HTTP', { status: 429 }, 'Something went wrong', 'HTTP-429', true],
    [20205, { serverMessage: 'Your login has expired' }, 'Please log in first', undefined, false],
    [50000, { serverMessage: 'Busy, please try again' }, 'Busy, please try again', '50000', true],
    [987654, {}, 'Something went wrong', '987654', true],
  ])('the text of an error when its code is %s %j: has the title "%s"', (code, detail, title, supportCode, retry) => {
    const words = errorText(new ApiError(code, 'GET /x', detail), text());
    expect(words).toMatchObject({ title, retry });
    expect(words.supportCode).toBe(supportCode);
    expect(words.login === true).toBe(title === 'Please log in first');
  });

  it.each<[ApiErrorCode, number?]>([[20205], [20102], ['HTTP', 401]])(
    'the text of an error when its code is %s and an admin is logged in: offers a retry instead of a login',
    async (code, status) => {
      Object.assign(document, { cookie: 'adminToken=a' });
      newPageLoad();
      const [page, client] = await Promise.all([import('./error-words.ts'), import('../../client/request.ts')]);
      const words = page.errorText(new client.ApiError(code, 'GET /x', status ? { status } : {}), text());
      Object.assign(document, { cookie: 'adminToken=; Max-Age=0' });
      expect([words.retry, words.login]).toEqual([true, undefined]);
    },
  );

  it('B19: the text of an error when its type is unknown: does not contain its message', () => {
    const words = errorText(new Error('TypeError at stack line 5'), text());
    expect(JSON.stringify(words)).not.toContain('stack');
  });

  it.each(['en', 'zh'] as const)(
    'N07: the line below a form when the code is unknown, in %s: contains it',
    (language) => {
      setLanguage(language);
      const line = errorLine(new ApiError(987_654, 'POST /x'), text());
      expect(line.startsWith(text().errors.notSaved)).toBe(true);
      expect(line).toContain('987654');
    },
  );

  it.each([
    ['en', 'No network. What you entered is kept. Check your connection, then try again'],
    ['zh', '网络未连接，您填写的内容已保留，请检查网络后重试'],
  ] as const)(
    'N01: the line below a form when offline, in %s: contains that the input is kept',
    async (language, line) => {
      await setLanguage(language);
      expect(errorLine(new ApiError('NETWORK', 'POST /x'), text())).toBe(line);
    },
  );

  it('the line below a form when the result of a write is unknown: contains that it may have happened', () => {
    expect(errorLine(new ApiError('TIMEOUT', 'POST /x'), text())).toBe(text().errors.uncertain);
    expect(errorLine(new ApiError(5, 'POST /x', { serverMessage: 'Too late' }), text())).toBe('Too late');
    expect(errorLine(new ApiError('HTTP', 'POST /x', { status: 403 }), text())).toBe(text().errors.notSaved);
  });
});
