/** The person's actions in the checkup journey, in English. */
import { type Browser, type OpenedApp, press, see, soon, type } from './open-app.tsx';

/** Opens an address that needs a login, and logs in with the sample account, or another number. */
export async function loggedIn(browser: Browser, address: string, phone = '13800138000'): Promise<OpenedApp> {
  const app = await browser.open(address);
  await type('Mobile number', phone);
  await press('Get code');
  await see('Code sent');
  await type('Verification code', '246810');
  return app;
}

/** Opens an address with the session of an earlier visit: cheaper than a login by hand, where the login itself is not the matter. */
export async function asCustomer(browser: Browser, address: string, phone = '13800138000'): Promise<OpenedApp> {
  await browser.logIn(phone);
  return browser.open(address);
}

/** Presses the button that buys, and confirms the order that it shows. */
export async function buyNow(button = 'Buy now'): Promise<void> {
  await press(button);
  await press(/^Confirm and pay/);
}

/** Chooses the radio card with the text. */
export async function choose(text: string | RegExp): Promise<void> {
  const label = (await see(text)).closest('label');
  if (!label) throw new Error(`not a choice: ${text}`);
  label.click();
}

/** Presses the nth open day of the calendar; returns its date. */
export async function pickDay(nth = 0): Promise<string> {
  let day = '';
  await soon(() => {
    const open = document.querySelectorAll<HTMLElement>('[data-day]:not([aria-disabled])')[nth];
    if (!open) throw new Error('no open day');
    open.click();
    day = open.dataset['day'] ?? '';
  });
  return day;
}

export const fieldNamed = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
