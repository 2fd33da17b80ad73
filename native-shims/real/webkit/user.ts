import type { Role, Target, User } from '../user.ts';
import { WebDriverError, type WebDriverSession } from './web-driver.ts';

const TIMEOUT_MS = 30_000;
const RETRY_MS = 100;

/** Maps roles to selectors. The engine returns the accessible names. */
const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button,[role="button"],input[type="submit"]',
  link: 'a[href],[role="link"]',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"],[role="radio"]',
  heading: 'h1,h2,h3,h4,h5,h6,[role="heading"]',
  dialog: 'dialog[open],[role="dialog"],[role="alertdialog"]',
  alert: '[role="alert"]',
};
/** Lists the temporary errors: the element was replaced, moves, or does not exist yet. */
const TEMPORARY = [
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'no such element',
];

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
const matches = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? collapse(text).toLowerCase().includes(name.toLowerCase()) : name.test(collapse(text));

/** Creates a user who acts through WebDriver with real pointer events. A click fails if another element covers the target. */
export function webDriverUser(session: WebDriverSession): User {
  const locate = async ({ role, name, nth = 0, within }: Target): Promise<string | undefined> => {
    const container = within && (await locate(within));
    if (within && !container) return undefined;
    const visible: string[] = [];
    for (const element of await session.find(SELECTORS[role], container)) {
      if (name !== undefined && !matches(await session.nameOf(element), name)) continue;
      // Accepts an invisible choice, which its label draws.
      if (role === 'radio' || (await session.isShown(element))) visible.push(element);
      if (visible.length > nth) return visible[nth];
    }
    return undefined;
  };
  const tap = async (target: Target): Promise<boolean> => {
    const element = await locate(target);
    if (!element) return false;
    if (target.role === 'radio') return tapLabel(session, element);
    // Scrolls the element away from the bar at the window's end, because the driver scrolls only into the window.
    await session.run('arguments[0].scrollIntoView({ block: "center" });', session.element(element));
    await session.click(element);
    return true;
  };
  return {
    tap: (target) => until(() => tap(target), `tap ${describe(target)}`),
    waitFor: (target) => until(async () => (await locate(target)) !== undefined, `see ${describe(target)}`),
    waitForText: (text) =>
      until(async () => matches(String(await session.run('return document.body.innerText')), text), `read ${text}`),
    waitForAddress: (address) => until(async () => address.test(await session.address()), `be at ${address}`),
  };
}

async function tapLabel(session: WebDriverSession, element: string): Promise<boolean> {
  await session.run(
    'document.querySelectorAll("[data-tapped]").forEach((old) => old.removeAttribute("data-tapped"));' +
      '(arguments[0].labels?.[0] ?? arguments[0]).setAttribute("data-tapped", "");',
    session.element(element),
  );
  const [label] = await session.find('[data-tapped]');
  if (label) await session.click(label);
  return label !== undefined;
}

async function until(done: () => Promise<boolean>, action: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      if (await done()) return;
    } catch (error) {
      if (!(error instanceof WebDriverError && TEMPORARY.includes(error.code))) throw error;
    }
    if (Date.now() > end) throw new Error(`could not ${action} within ${TIMEOUT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const describe = ({ role, name, nth, within }: Target): string =>
  `${role} ${name ?? ''}${nth ? ` (${nth})` : ''}${within ? ` in ${describe(within)}` : ''}`;
