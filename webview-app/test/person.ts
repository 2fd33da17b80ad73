/** Performs the person's actions in a checkup journey, in English. */
import { type Browser, type OpenedApp, press, see, sees, soon, type } from './open-app.tsx';

/** Ticks the box of the agreements in a login or an order, once it is shown. After an earlier agreement a line replaces it. */
export async function agree(): Promise<void> {
  await soon(() => {
    const match = [...document.querySelectorAll<HTMLElement>('input[name="agreements"], [data-agreed]')].at(-1);
    if (!match) throw new Error('no agreements');
    if (match instanceof HTMLInputElement && !match.checked) match.click();
  });
}

/** Logs in with the login dialog that is open. */
export async function logInByDialog(phone = '13800138000'): Promise<void> {
  await type('Mobile number', phone);
  await agree();
  await press('Get code');
  await see('Code sent');
  await type('Verification code', '246810');
}

/** Opens an address that requires a login, logs in, and waits for the session. The sample account is the default. */
export async function loggedIn(browser: Browser, address: string, phone = '13800138000'): Promise<OpenedApp> {
  const app = await browser.open(address);
  await logInByDialog(phone);
  await soon(() => {
    if (sees('Verification code')) throw new Error('the login is still open');
  });
  return app;
}

/** Opens an address with the session of an earlier visit, which is faster than a login by hand. */
export async function asCustomer(browser: Browser, address: string, phone = '13800138000'): Promise<OpenedApp> {
  await browser.logIn(phone);
  return browser.open(address);
}

/** Presses the button that buys, and confirms the order that it shows. */
export async function buyNow(button = 'Buy now'): Promise<void> {
  await press(button);
  await see(/^Confirm and pay/);
  await agree();
  await press(/^Confirm and pay/);
}

/** Ticks the agreements beside the button of a free order and presses the button. */
export async function getForFree(): Promise<void> {
  await see('Get it free');
  await agree();
  await press('Get it free');
}

/** Chooses the radio card with the text. */
export async function choose(text: string | RegExp): Promise<void> {
  const label = (await see(text)).closest('label');
  if (!label) throw new Error(`not a choice: ${text}`);
  label.click();
}

/** Presses the nth open day of the calendar, and returns its date. Day 0 may be tomorrow, whose booking cannot be changed after 18:00. */
export async function pickDay(nth = 1): Promise<string> {
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
