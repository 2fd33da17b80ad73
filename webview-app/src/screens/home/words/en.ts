import { name } from '../../../installation/name.ts';

export const en = {
  home: {
    title: name.en,
    hello: 'Welcome',
    claim: 'Checkups, doctors and your benefits in one place',
    visitor: 'Log in to see your services',
    privacy: 'Privacy and my data',
    logout: 'Log out',
    search: 'Search',
    gifts: 'Gifts and offers',
    giftsText: (count: number) => `${count} to choose from`,
    banners: 'Recommended',
    groups: 'Kinds of services',
    all: 'All',
  },
};
