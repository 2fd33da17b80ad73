/**
 * The placeholder of a text that a stored answer omits (`StoredAnswerRule` of `rules/stored-answers.ts`): names, numbers, a person's messages. A screen
 * does not show the placeholder.
 */
export const OMITTED_TEXT = '…';

export const unlessOmitted = (text: string): string | undefined => (text === OMITTED_TEXT ? undefined : text);
