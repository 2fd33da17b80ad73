/** Loads the choices and limits of the form for a question, as the service configures them, within the limits of its API. */
import { getOnlineSubmitOptions, type OnlineSubmitOptions } from '../api/static-consultation.ts';
import { request } from '../client/request.ts';

export type AskChoices = Pick<
  OnlineSubmitOptions,
  'durations' | 'histories' | 'symptoms' | 'minLength' | 'maxLength' | 'maxPictures' | 'notes'
>;

/** The form without choices, with the limits of the API. It is used if the service's file is unavailable. */
const PLAIN: AskChoices = {
  durations: [],
  histories: [],
  symptoms: [],
  minLength: 10,
  maxLength: 500,
  maxPictures: 9,
  notes: [],
};

const withinRows = (choices: AskChoices): AskChoices => ({
  ...choices,
  minLength: Math.max(PLAIN.minLength, Math.min(choices.minLength, PLAIN.maxLength)),
  maxLength: Math.min(PLAIN.maxLength, Math.max(choices.maxLength, PLAIN.minLength)),
  maxPictures: Math.min(PLAIN.maxPictures, choices.maxPictures),
});

/** Loads the choices. A question can be asked without the file, so a failure falls back to `PLAIN`. */
export const askChoices = (signal: AbortSignal): Promise<AskChoices> =>
  request(getOnlineSubmitOptions, {}, { signal, notice: false }).then(withinRows, () => PLAIN);
