/** Loads the choices and limits of the form for a question, as the service configures them, within the limits of its API. */
import { getOnlineSubmitOptions, type OnlineSubmitOptions } from '../api/static-consultation.ts';
import { request } from '../client/request.ts';

export type AskChoices = Required<
  Pick<
    OnlineSubmitOptions,
    'durations' | 'histories' | 'symptoms' | 'minLength' | 'maxLength' | 'maxPictures' | 'notes'
  >
>;

/** The form without choices, with the limits of the API. It is used if the service's file is unavailable. */
const DEFAULT_CHOICES: AskChoices = {
  durations: [],
  histories: [],
  symptoms: [],
  minLength: 10,
  maxLength: 500,
  maxPictures: 9,
  notes: [],
};

function withinLimits(options: OnlineSubmitOptions): AskChoices {
  const choices = { ...DEFAULT_CHOICES, ...options };
  return {
    ...choices,
    minLength: Math.max(DEFAULT_CHOICES.minLength, Math.min(choices.minLength, DEFAULT_CHOICES.maxLength)),
    maxLength: Math.min(DEFAULT_CHOICES.maxLength, Math.max(choices.maxLength, DEFAULT_CHOICES.minLength)),
    maxPictures: Math.min(DEFAULT_CHOICES.maxPictures, choices.maxPictures),
  };
}

/** Loads the choices. They are optional, so a failure falls back to `DEFAULT_CHOICES`. */
export const askChoices = (signal: AbortSignal): Promise<AskChoices> =>
  request(getOnlineSubmitOptions, {}, { signal, notice: false }).then(withinLimits, () => DEFAULT_CHOICES);
