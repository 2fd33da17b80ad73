import { numberText } from '../../../../messages/number-text.ts';

export const en = {
  title: 'Current service',
  lead: 'What is active for you now',
  days: (count: number, day: string) =>
    count === 1 ? 'Your first day with us' : `${count} days with us, since ${day}`,
  partFailed: (title: string) => `${title} could not be loaded`,
  tips: {
    title: 'Good to know',
    all: (count: number) => `All ${count}`,
    newLabel: 'New',
    close: (title: string) => `Close: ${title}`,
  },
  backlog: 'Things to do',
  insurance: {
    title: 'Short-term insurance',
    states: {
      active: 'Your insurance is active',
      renewable: 'Your insurance ends soon',
      expired: 'Your insurance has ended',
    },
    until: (name: string, day: string, status: 'active' | 'renewable' | 'expired') => {
      if (!day) return name;
      return status === 'expired' ? `${name}, ended on ${day}` : `${name}, until ${day}`;
    },
    renew: 'Renew',
  },
  package: {
    title: 'Package from your company',
    asking: 'Asking your company’s partners. This can take half a minute',
    slow: 'This is taking longer than usual. You can use everything else meanwhile',
    from: (company: string, period: string) => `From ${company}, ${period}`,
    agreeFirst: 'Agree once to use the services below',
    agree: 'Agree and activate',
    notOpened: 'The document could not be opened. Please try again',
    unreadable: 'You can’t agree right now',
    unreadableText: (titles: readonly string[]) =>
      `This can’t be opened here: ${titles.join(', ')}. Please try again later`,
    noteGap: '. ',
    states: { locked: 'Locked', used: 'Used up', expired: 'Expired' },
  },
  policies: {
    title: 'My policies',
    states: { active: 'Active', waiting: 'Not started', expired: 'Ended' },
    ended: (count: number) => (count === 1 ? '1 policy has ended' : `${count} policies have ended`),
    cover: (yuan: number) => `Cover ¥${numberText(yuan)}`,
  },
  rights: {
    title: 'Services of your policies',
    sourceTitle: (source: string) => `With “${source}”`,
    unlimited: 'Unlimited',
    left: (count: number) => `${count} left`,
  },
  records: {
    title: 'My records',
    orders: 'My medical orders',
    checkups: 'My checkups and reports',
    talks: 'My consultations',
  },
  none: {
    title: 'Nothing in use yet',
    text: 'Your policies, packages and services will show up here. You can start with one of these',
    card: 'Health-rights card',
    cardText: 'Free, in one tap',
    checkup: 'Checkup packages',
    checkupText: 'Choose a package, a place and a day',
    doctor: 'Ask a doctor',
    doctorText: 'By text and pictures',
  },
};

export type ServiceWords = typeof en;
