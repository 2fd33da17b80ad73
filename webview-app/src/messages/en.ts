import { service } from '../installation/service.ts';

/** The English texts, whose type applies to every language. One section per area. Texts with values are functions. */
export const en = {
  common: {
    confirm: 'Confirm',
    cancel: 'Cancel',
    iKnow: 'Got it',
    requesting: 'Requesting',
    retry: 'Try again',
    close: 'Close',
    back: 'Back',
    home: 'Home',
    next: 'Next',
    previous: 'Previous',
    clear: 'Clear',
    optional: 'Optional',
    customerService: 'Customer service',
    serviceHours: service.hours ? `Daily ${service.hours}` : '',
    loading: 'Loading',
    languages: { zh: '中文', en: 'English' },
  },
  login: {
    failed: 'Could not verify the number, please retry',
    noSession: 'We couldn’t log you in. Please try again, or call customer service',
  },
  frame: {
    loginNeeded: {
      title: 'Please log in first',
      text: 'This page shows what is yours alone',
      button: 'Log in',
    },
    mobileNeeded: {
      title: 'A mobile number is needed',
      text: 'Messages about your services go to this number',
      button: 'Add my number',
    },
    updateReady: 'A new version is ready. It is used the next time you come here',
    openApp: { line: 'Better in the app', open: 'Open in the app' },
  },
  states: {
    offline: {
      bar: 'No network. This page continues once you’re back online',
      title: 'No network',
      text: 'Check your connection, then try again',
      line: 'No network. What you entered is kept. Check your connection, then try again',
    },
    portal: {
      title: 'This Wi-Fi needs a login',
      text: 'Log in to the Wi-Fi, then try again',
      line: 'This Wi-Fi needs a login. What you entered is kept. Log in to the Wi-Fi, then try again',
      open: 'Open the Wi-Fi login page',
    },
    service: {
      title: 'The service can’t be reached',
      text: 'Your network works. Please try again in a moment',
    },
    file: {
      title: 'Part of this page is missing',
      text: 'It is our fault, not yours. Customer service can help you',
    },
    notSetUp: {
      title: 'Not connected to a service',
      text: 'Please tell the team that gave you this app',
    },
    replaced: {
      title: 'This page has been updated',
      text: 'Open it again to continue',
      again: 'Open again',
    },
    timeout: { title: 'This is taking too long', text: 'The service did not answer in time. Please try again' },
    failed: { title: 'Something went wrong', text: 'It is our fault, not yours. Please try again in a moment' },
    unreadable: {
      title: 'This can’t be shown right now',
      text: 'This page can’t read the answer. Customer service can help you',
    },
    gone: { title: 'We couldn’t find this', text: 'The link may be old, or this may belong to another account' },
    crashed: { title: 'This page stopped working', text: 'Your data is safe. Open the page again, or go home' },
    empty: { title: 'Nothing here yet', text: 'Once there is something to see, you will find it here' },
    nothingFound: (search: string) => `Nothing found for “${search}”`,
    notFound: { title: 'This page does not exist', text: 'The address may be old or incomplete' },
    noPermission: 'You have no permission, contact the administrator',
    versionTooLow: 'Version too low, please upgrade',
    supportCode: (code: string) => `Support code ${code}`,
    builtIn: 'Not up to date: this is what the app came with',
    staleAt: (time: string) => `Not up to date: as of ${time}`,
    stale: 'Couldn’t refresh. You see what was loaded before',
  },
  ui: {
    price: (amount: string) => `Price ${amount}`,
    priceWas: (amount: string) => `Original price ${amount}`,
    free: 'Free',
    pictureMissing: 'The picture could not be loaded',
  },
  errors: {
    withCode: (words: string, code: string) => `${words} (support code ${code})`,
    notSaved: 'Not sent. What you entered is kept, please try again',
    refused: 'This is not possible any more. For help, contact customer service',
    uncertain: 'We can’t tell yet if it worked. Please try again: it won’t be done twice',
  },
};
