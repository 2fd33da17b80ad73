/** Lists the files of `fixtures/vectors/bundle`, which apps test their own code with. */
import { OFFER_HOST, rolloutVectors } from './rollout-vectors.ts';
import { START_VECTORS } from './start-vectors.ts';
import { HOST, offerVectors } from './vectors.ts';

/** Returns the JSON documents by their paths in the repository. */
export const vectorFiles = (): Record<string, unknown> => ({
  'fixtures/vectors/bundle/offer.json': {
    about:
      "What an app does with an offered bundle. `host` is what the app knows; a vector's own `host` replaces single fields. `files` maps paths to UTF-8 texts. The keys are public, for tests only.",
    host: HOST,
    vectors: offerVectors(),
  },
  'fixtures/vectors/bundle/rollout.json': {
    about:
      "What an app does with an offer that it has fetched. `host` is what the app knows; a vector's own `host` replaces single fields. `file` is the offer as a UTF-8 text, `look.release` the build to fetch. The keys are public, for tests only.",
    host: OFFER_HOST,
    vectors: rolloutVectors(),
  },
  'fixtures/vectors/bundle/start.json': {
    about:
      'Which bundle an app starts. `kept` is the state on the phone, `happenings` are events that are applied in order. `expected` is the state and the running build after the last event; null is a page of the app itself.',
    vectors: START_VECTORS,
  },
});
