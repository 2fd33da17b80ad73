/** Checks that the sample of every endpoint's schema is valid, so that each form begins with a valid answer. */
import { expect, test } from 'vitest';
import { sampleOf } from '../page/controls/sample.ts';
import { faultIn } from '../page/controls/schema-fault.ts';
import type { Schemas } from './group.ts';
import { answerSchemas } from './schemas.ts';

test('each endpoint: has a schema that accepts its sample', { timeout: 120_000 }, async () => {
  const schemas: Schemas = JSON.parse(await answerSchemas());
  expect(Object.keys(schemas).length).toBeGreaterThan(240);
  const what = { en: 'it', zh: '它' };
  const refused = Object.entries(schemas).flatMap(([name, { schema }]) =>
    faultIn(sampleOf(schema), schema, what)?.en ? [name] : [],
  );
  expect(refused).toEqual([]);
});
