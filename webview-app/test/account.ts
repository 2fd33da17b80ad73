import type { AccountInfo } from '../src/api/login.ts';

/** Returns an account with a mobile number, in the account service's form. */
export const account = (userId: string): AccountInfo => ({
  userId,
  mobile: '138****8000',
  hasMobile: true,
  thirdType: 1,
  authList: [1],
  nickname: userId,
  avatar: '',
});
