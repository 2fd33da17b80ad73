import { appName } from '../../../../installation/app-name.ts';

/** Lists the English words of a download page. The other languages have the same words. */
import { slogan } from '../../../../installation/slogan.ts';

export const en = {
  app: appName.en,
  maker: slogan.en,
  facts: 'About this version',
  version: 'Version',
  size: 'Size',
  released: 'Updated',
  benefitsTitle: 'What you get',
  phone: { steps: 'Steps today', doctor: 'Your doctor', ask: 'Is 138/88 too high?', reply: 'Let us check it first' },
  counted: (count: string) => (count === '1' ? 'Already on 1 phone' : `Already on ${count} phones`),
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  get: {
    'app-store': 'Get it on the App Store',
    market: 'Get it from the app market',
    package: 'Download for Android',
  },
  package: 'Download the Android package',
  notOpened: 'The download did not start',
  notOpenedText: 'Please try again. If it still does not start, copy the link and open it in your browser.',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'Please copy this link yourself',
  menu: {
    title: 'Two taps to the download',
    text: 'Apps cannot be downloaded from here, but your browser can do it',
    tap: 'Tap the menu at the top right',
    choose: 'Choose “Open in browser”',
    show: 'Use my browser instead',
    shown: 'Downloads the package itself',
  },
  byCopy: {
    title: 'Download it in your browser',
    text: 'Apps cannot be downloaded from here',
    steps: ['Copy the link with the button below', 'Open your browser and paste it into the address bar'],
  },
  code: {
    title: 'Scan it with your phone',
    text: 'Open the camera of your Android phone or iPhone and hold it in front of the code',
    alt: 'QR code that leads to this page',
    openAddress: 'Open this link on your Android phone or iPhone',
  },
  none: {
    title: 'The download is not available right now',
    text: 'We have been told. All services also work here on the web in the meantime.',
  },
  notHere: {
    title: 'There is no app for this phone yet',
    text: 'We have been told. All services also work here on the web.',
  },
  noApp: { title: 'No app is needed', text: 'All services are here on the web' },
  onWeb: 'Continue here',
  open: 'Open the app',
  openAgain: 'Try to open it again',
  have: 'Already have the app?',
  openByHand: 'If you have the app already, open it from your home screen.',
  status: {
    'not-installed': {
      title: 'The app did not open',
      text: 'It may not be on this phone yet. Get it here, or continue without it.',
    },
    'needs-app': { title: 'Use this page in the app', text: 'Get the app to continue.' },
    'too-old': { title: 'Please update the app', text: 'This page needs a newer version than the one you have.' },
  },
  retryFailed: 'The app still did not open. It is probably not on this phone.',
  own: {
    title: 'You are in the app',
    lead: 'There is nothing to download: everything is here',
    goHome: 'Go to the home page',
    open: (title: string) => `Open “${title}”`,
    newest: 'Your app is up to date',
    newestText: (version: string) => `You have version ${version}, the newest one.`,
    newer: (version: string) => `Version ${version} is ready`,
    newerText: (own: string) => `You have version ${own}. See below what is new.`,
    force: 'Please update your app',
    forceText: (own: string) =>
      `Version ${own} is no longer supported. Please update it so that everything keeps working.`,
    notes: 'What is new',
    update: 'Update now',
    retry: 'Please try again, or update the app in your app store.',
    unknown: 'Your version is not known',
    unknownText: 'The app works as it is. Updates are in your app store.',
  },
};
