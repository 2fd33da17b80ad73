/** Writes the contract as data: every method and event with its payloads as JSON Schema (2020-12). */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../../src/core/protocol.ts';
import { ERRORS } from './errors.ts';
import { defined, type Schema, schemaOf } from './json-schema.ts';
import { standard } from './read.ts';
import type { Contract } from './rows.ts';

/** Returns the document published as `@sdhealth/bridge-sdk/contract`. */
export function contractDocument({ capabilities }: Contract = standard): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    protocol: PROTOCOL_VERSION,
    sdk: SDK_VERSION,
    methods: Object.fromEntries(
      capabilities.flatMap(({ name: capability, methods }) =>
        methods.map(
          ({ name, doc, since, errors, params, result, version, deadlineMs, singleFlight, journal, leaves }) => [
            name,
            defined({
              capability,
              description: doc || undefined,
              params: schemaOf(params),
              result: schemaOf(result),
              since,
              errors: errors.length ? errors : undefined,
              version: version > 1 ? version : undefined,
              deadlineMs,
              singleFlight,
              journal,
              leaves,
            }),
          ],
        ),
      ),
    ),
    events: Object.fromEntries(
      capabilities.flatMap(({ name: capability, events }) =>
        events.map(({ name, doc, since, payload, answered }) => [
          name,
          defined({ capability, description: doc || undefined, payload: schemaOf(payload), since, answered }),
        ]),
      ),
    ),
    errors: ERRORS,
  };
}
