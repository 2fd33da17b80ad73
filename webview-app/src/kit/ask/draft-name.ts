import type { AskFlow } from '../../flows/ask-flow.ts';

/** Names the draft of a form: a question that is asked again is another one. */
export const draftOf = ({ name }: Pick<AskFlow, 'name'>, orderNo: string, again: boolean): string =>
  `ask.${name}.${orderNo}${again ? '.again' : ''}`;
