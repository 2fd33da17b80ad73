import type { AccountInfo } from '../src/api/login.ts';

/** An account with a mobile number, as the account service describes it. */
export const account = (userId: string): AccountInfo => ({
  userId,
  mobile: '138****8000',
  hasMobile: true,
  thirdType: 1,
  authList: [1],
  nickname: userId,
  avatar: '',
});
