import type { AskFlow } from '../../flows/ask-flow.ts';

/** Returns the name of a form's draft. A follow-up question has its own draft. */
export const draftOf = ({ name }: Pick<AskFlow, 'name'>, orderNo: string, isFollowUp: boolean): string =>
  `ask.${name}.${orderNo}${isFollowUp ? '.again' : ''}`;
