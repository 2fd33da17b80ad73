import { promises } from '../../../../installation/promises.ts';

const notice = promises.noticeBeforeCharge ? 'We tell you before each charge' : undefined;

import { name } from '../../../../installation/name.ts';

export const en = {
  close: {
    title: 'Turn off renewal',
    lead: 'Turn it off where you signed up. It takes a minute',
    on: 'Automatic renewal is on',
    off: 'Automatic renewal is off',
    offText: 'Nothing is charged automatically, so there is nothing to turn off',
    unknown: 'We can’t check your automatic renewal right now',
    unknownText: 'You can still follow the steps below',
    check: 'Check again',
    stillOn: 'Automatic renewal is still on',
    stillOnText: 'It can take a few minutes to reach us. Please check again in a moment',
    nowOff: 'Automatic renewal is now off',
    nowOffText: 'You won’t be charged again. What you have paid for stays yours until it ends',
    elsewhere: 'In other apps',
    signedHere: 'You signed up here',
    youAreHere: 'You are here',
    places: { wechat: 'In WeChat', alipay: 'In Alipay', app: 'In our app' },
    steps: {
      wechat: [
        'Open WeChat and tap Me, then Services',
        'Tap Wallet, then Payment Settings',
        `Tap Auto Renewals and choose ${name.en}`,
        'Tap Turn Off and confirm',
      ],
      alipay: [
        'Open Alipay and tap Me, then the settings at the top right',
        'Tap Payment Settings, then Automatic Payments',
        `Choose ${name.en}`,
        'Tap Turn Off and confirm',
      ],
      app: [
        'Open our app and tap Me, then the settings at the top right',
        'Tap Automatic Renewal',
        'Choose the service',
        'Tap Turn Off Renewal and confirm',
      ],
    },
  },
  sign: {
    title: 'Automatic renewal',
    lead: 'The service continues without a gap, and you can stop at any time',
    agree: 'Agree to the renewal',
    service: 'Service',
    amount: 'Amount',
    units: { month: '/ month', year: '/ year' },
    each: {
      month: (money: string) => `${money} a month`,
      year: (money: string) => `${money} a year`,
    },
    effective: 'In force from',
    first: 'First charge',
    atOnce: 'Start and first charge',
    next: 'Next charge',
    nextAfter: 'Following charge',
    signedAt: 'Agreed on',
    number: 'Agreement number',
    contract: 'Automatic payment agreement',
    stop: 'How to stop',
    stopPoints: [
      'Turn it off at any time, free of charge',
      ...(notice ? [notice] : []),
      'What you have paid for stays yours until the period ends',
    ],
    howToStop: 'Turn it off, step by step',
    bankNote: 'You confirm on the payment service’s page. Nothing is charged now',
    nothingSigned: 'You have not signed up',
    nothingSignedText: 'You left the payment service’s page before agreeing. Nothing is charged',
    waiting: 'Not confirmed yet',
    waitingText: 'Please confirm on the payment service’s page. Nothing is charged until you do',
    goOn: 'Continue to confirm',
    check: 'I have confirmed',
    stillWaiting: 'We have no confirmation yet. It can take a moment',
    notOpened: 'The payment service’s page could not be opened. You have not signed up',
    bound: 'Automatic renewal is on',
    boundText: 'You have signed up, so there is nothing more to do',
    justBound: 'Automatic renewal is set up',
    justBoundText: notice,
    none: 'There is nothing to renew',
    noneText: 'None of your services is renewed automatically',
    unreadable: 'The agreement can’t be opened right now',
    unreadableText: 'You need to read it before you sign up. You haven’t signed up and won’t be charged',
    home: 'See our services',
  },
};

export type RenewalWords = typeof en;
