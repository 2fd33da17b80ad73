/** Defines the English texts of the lazy-loaded parts of the app around the pages, and the type of both languages. */
import { name } from '../installation/name.ts';
import { service } from '../installation/service.ts';
import { slogan } from '../installation/slogan.ts';

export const en = {
  skip: 'Skip to content',
  serviceClosed: {
    title: 'Customer service is closed now',
    unreachable: 'Customer service can’t be opened here',
    text: service.hours
      ? `We are here daily ${service.hours}. Leave a message through our official account, and we will answer it then`
      : 'You can leave a message through our official account',
    qrcode: 'QR code of our official account',
    scan: 'Press and hold, or scan, to leave a message',
  },
  login: {
    title: 'Verify your phone number',
    reason: 'This keeps your services and orders safe and yours alone',
    bindTitle: 'Add your mobile number',
    bindReason: 'This service needs a mobile number on your account',
    phone: 'Mobile number',
    phonePlaceholder: 'Enter phone number',
    submit: 'Verify phone number',
    consent: {
      lead: 'I have read and agree to the ',
      terms: 'terms of service',
      privacy: 'privacy policy',
    },
    losesTyped: 'If you leave now, what you entered on this page will be lost. To leave anyway, go back once more',
    noCodeHint: 'No code yet? Call customer service',
    quick: 'Verify this phone in one tap',
    useCode: 'Use a verification code',
  },
  loginUnfinished: {
    title: 'The login did not go through',
    text: 'Try again, or log in with your mobile number',
    byPhone: 'Log in with my number',
    without: 'Continue without logging in',
  },
  loggedIn: (mobile: string) => (mobile ? `You are logged in as ${mobile}` : 'You are logged in'),
  otherAccount: {
    title: 'Switch to another account?',
    text: 'You are already logged in, and this link brings a login of its own. It may be someone else’s: switch only if you know who sent it',
    keep: 'Keep my account',
    use: 'Switch account',
  },
  accountByLink: {
    title: 'Is this your account?',
    text: (name: string, mobile: string) =>
      `The link you opened signed you in as ${name}${mobile && ` (${mobile})`}. What you send is saved in that account`,
    mine: 'It’s mine, continue',
    notMine: 'Not me',
  },
  changedState: {
    title: 'This has changed in the meantime',
    again: 'Nothing has been done yet. Do you want to go ahead with it as it is now?',
    impossible: 'Nothing has been done. The page now shows how things stand',
    confirm: 'Go ahead',
    cancel: 'Don’t go ahead',
    changed: 'Changed',
    fromTo: (previous: string, now: string) => `was ${previous}, now ${now}`,
    nowOnly: (now: string) => `now ${now}`,
    labels: {
      seenDate: 'Date',
      seenUnitId: 'Institution',
      seenPerson: 'For',
      seenIdCard: 'ID number',
      seenPhone: 'Mobile number',
      seenStatus: 'Status',
      seenAmountFen: 'Amount',
      seenLeft: 'Left',
      seenCoins: 'Coins',
      seenPrizeId: 'Chosen prize',
      left: 'Uses left',
      versions: 'Agreements',
      other: 'Details',
    },
    statuses: {
      booked: 'booked',
      inactive: 'not activated',
      active: 'active',
      taken: 'received in another account',
      placed: 'not received',
      received: 'received',
      using: 'in use',
      used: 'used',
      expired: 'expired',
      cancelled: 'cancelled',
      open: 'not rated',
      rated: 'rated',
      closed: 'closed',
    },
  },
  handOff: {
    title: 'Opening the app',
    text: 'If nothing opens, you can also continue here',
    again: 'Open the app',
    here: 'Continue here',
  },
  handOffByHand: {
    title: 'This page opens in the app',
    text: 'Apps cannot be opened from here. Tap the menu at the top right and choose “Open in browser”. If that is not in the menu, open the app on your phone',
    download: 'Get the app',
    here: 'Continue here',
  },
  needsApp: {
    title: 'Use this page in the app',
    text: 'It works only in our app. If you don’t have it yet, we’ll show you how to get it',
  },
  notHere: {
    title: 'This page cannot be used here',
    text: 'It needs functions of your phone that this page cannot reach',
  },
  switchedOff: {
    maintenance: 'Under maintenance',
    'screen-off': 'This page isn’t available right now',
    text: 'Please come back later, or use our other services',
    kept: 'What you filled in is kept. You can go on as soon as we are back',
    phone: 'Customer service',
  },
  oldRelease: {
    restart: 'This version is no longer in use. Close the app completely and open it again to update',
    upgrade: 'This version is no longer in use. Please update the app to go on',
  },
  storedDataBar: {
    line: (days: number, codeDays: number) =>
      `Your content stays on this phone for up to ${days === 1 ? '1 day' : `${days} days`}, a check-in code for up to ${codeDays}`,
    logout: 'Log out',
    sure: 'Logging out deletes it from this phone. You can log in again once you’re back online',
    stay: 'Keep it',
  },
  /** Identifies the customer by number, which always exists. The name and the masked mobile number may be empty. */
  actingFor: (number: string, name: string, mobile: string) =>
    name ? `Acting for ${name}${mobile && ` (${mobile})`}, customer ${number}` : `Acting for customer ${number}`,
  personReplaced: 'This account was signed out or switched on another page, so this page was reloaded',
  customerReplaced:
    'The customer you act for was switched or signed out on another page, so this page was reloaded. Check the customer before you go on',
  share: {
    title: name.en,
    desc: slogan.en,
    from: (nickname: string, title: string) => `${nickname} recommends: ${title}`,
  },
};

/** The type of both languages. */
export type LaterWords = typeof en;
