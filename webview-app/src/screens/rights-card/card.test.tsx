import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const RECEIVE = '/api/sdhealth/user-health-rights-card/receive';

describe('the health-rights card', () => {
  test.each(['/medical-services', '/medical-services-gift'])(
    'a card when tapped three times on %s: is claimed once',
    async (address) => {
      const app = await loggedIn(newBrowser(), address);
      const button = (await see(/^(Claim|Accept) the card$/)).closest('button');
      for (let times = 0; times < 3; times++) button?.click();
      await see('The card is yours');
      await see('Book the checkup');
      expect(app.calls.filter(({ path }) => path === RECEIVE)).toHaveLength(1);
    },
  );

  test('the health-rights card when the page is opened again after the claim: is shown as claimed', async () => {
    const app = await loggedIn(newBrowser(), '/medical-services');
    await press('Claim the card');
    await see('The card is yours');
    await app.reload('/medical-services');
    await see('You have this card');
    await soon(() => expect(location.pathname).toBe('/health/medical-services/hasGot'));
    expect(sees('Claim the card')).toBe(false);
    // The holder's name is masked, as on every page except a choice of persons.
    expect(sees('Xiao Zhang')).toBe(false);
    expect(sees('X********g')).toBe(true);
  });

  test.each(['hasGot', 'success'])('page %s when the person has no card: shows benefits and a link', async (page) => {
    await loggedIn(newBrowser(), `/medical-services/${page}`);
    await see('No card claimed yet');
    await see('Yearly checkup');
    await press('Go to the card');
    await see('Claim the card');
  });

  test('the health-rights card when the claim fails: shows an error and can be claimed again', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/medical-services');
    await see('Claim the card');
    await browser.control('/__fixtures/faults', [
      { match: `POST ${RECEIVE}`, times: 1, kind: 'code', value: { code: 40905, msg: 'Come back tomorrow' } },
    ]);
    await press('Claim the card');
    // The app does not know this code, so it does not show the server's message (N07).
    await see('This is not possible any more. For help, contact customer service (support code 40905)');
    expect(sees('Come back tomorrow')).toBe(false);
    await press('Claim the card');
    await see('The card is yours');
  });

  test('the health-rights card when it has expired: shows its last day and links only to the packages', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/medical-services');
    await press('Claim the card');
    await see('The card is yours');
    const { getOwnRightsCard } = await import('../../api/rights-card.ts');
    const { request } = await import('../../client/request.ts');
    const ownCard = await request(getOwnRightsCard, {});
    const value = { ...ownCard, card: { ...ownCard.card, validFrom: '2024-01-02', validTo: '2024-12-31' } };
    const match = 'GET /api/sdhealth/user-health-rights-card/exist-self-info';
    await browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value }]);
    await browser.open('/medical-services/hasGot');
    for (const text of ['Your card has expired', 'Expired', /^It could be used until/, 'Customer service'])
      await see(text);
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/health/package-list']);
  });

  test.each(['/medical-services/success', '/medical-services/hasGot'])(
    'the page «%s» when the person has no card: links to the claim',
    async (address) => {
      await loggedIn(newBrowser(), address);
      await see('No card claimed yet');
      await press('Go to the card');
      await see('Claim the card');
    },
  );
});
