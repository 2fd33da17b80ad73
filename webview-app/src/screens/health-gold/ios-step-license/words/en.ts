import { numberText } from '../../../../messages/number-text.ts';

export const en = {
  title: 'Allow step counting',
  lead: 'So that every step you walk turns into coins',
  worth: {
    day: 'A day’s walk',
    steps: (steps: number) => (steps === 1 ? '1 step' : `${numberText(steps)} steps`),
    become: 'Turns into',
    coins: (coins: number) => (coins === 1 ? '1 coin' : `${numberText(coins)} coins`),
  },
  points: [
    { title: 'Only the number of steps', text: 'How many steps a day, and nothing else: no places, no routes' },
    { title: 'Only for your coins', text: 'Your steps are counted for this activity and shown to you alone' },
    { title: 'Off whenever you like', text: 'You can take the permission back in the settings of your phone' },
  ],
  allow: 'Allow',
  later: 'Not now',
  failed: 'The phone did not answer. Please try again',
  off: {
    title: 'Step counting is switched off',
    lead: 'Your phone asks only once, so please switch it on in its settings',
    how: 'How to switch it on',
    steps: [
      'Open Settings on your iPhone',
      'Tap Privacy & Security, then Motion & Fitness',
      'Switch on Fitness Tracking, and this app in the list below it',
      'Come back to this page',
    ],
    again: 'I have switched it on',
    still: 'It is still off. Please check both switches',
  },
  on: {
    title: 'Step counting is on',
    text: 'Your steps become coins from now on',
    button: 'Start walking',
  },
  none: {
    title: 'This version of the app can’t count steps',
    text: 'Update the app, and you can walk for coins',
    button: 'Back to the activity',
  },
};
