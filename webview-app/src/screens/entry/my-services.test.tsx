/** What a person has, as a person meets it: orders, the services in use, and a service that a friend shows. The wire is the embedded backend's. */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const ORDERS = '/api/sdb/health/main/order-list';
const NEW_PERSON = '13700137000';

const fault = (browser: Browser, ...faults: readonly object[]) => browser.control('/__fixtures/faults', faults);
const links = () => [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));

describe('my medical orders', () => {
  test('of every kind lead to their own pages; a report is one tap away', async () => {
    await asCustomer(newBrowser(), '/app-service');
    await soon(() => expect(links()).toContain('/health/pecSale/yj_crgdtj'));
    await press('Show more');
    await soon(() => expect(links()).toContain('/health/pdfonline?orderNo=O1005'));
    expect(links()).toContain('/health/medical-services/pec/yj_gefmtj/O1001');
    expect(links()).toContain('/health/value-added-vas-detail?orderNo=O1001');
    expect(links().some((link) => link?.startsWith('/health/online/client/'))).toBe(true);
  });

  test('are chosen by the tab in the address, and found by words', async () => {
    const app = await asCustomer(newBrowser(), '/app-service?tab=closed');
    await see('Refunded');
    expect(sees('To be paid')).toBe(false);
    app.navigate('/app-service?tab=unpaid');
    await see('To be paid');
    expect(sees('Refunded')).toBe(false);
    app.navigate('/app-service');
    await type('Search my orders', 'dental');
    await soon(() => expect(location.search).toBe('?search=dental'));
    await soon(() => expect(links().every((link) => link?.includes('value-added'))).toBe(true));
    await type('Search my orders', 'zzz');
    await see('Nothing found for “zzz”');
  });

  test('of somebody new are none, and the page says where to begin; a failure is no empty list', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/app-service', NEW_PERSON);
    await see('No orders yet');
    await fault(browser, { match: `POST ${ORDERS}`, times: 9, kind: 'status', value: 503 });
    await app.reload();
    await see('Something went wrong');
    expect(sees('No orders yet')).toBe(false);
  });
});
