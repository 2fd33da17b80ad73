/** Lets a tester replace an endpoint's answer, in a form of its schema or as JSON. */
import { isObject, parseJson } from '../../src/json.ts';
import { endpointField, form, jsonField, labelled, submit } from '../page/controls/forms.ts';
import type { GroupContext } from '../page/controls/group.ts';
import { sampleOf } from '../page/controls/sample.ts';
import { faultIn } from '../page/controls/schema-fault.ts';
import { h } from '../page/element.ts';
import { OWN, WRONG } from '../words/controls.ts';
import { put } from '../words/word.ts';
import { fieldsOf, withValue } from './fields.ts';
import { readHar } from './har.ts';
import type { OwnAnswer } from './schemas.ts';

export type Schemas = Readonly<Record<string, OwnAnswer>>;

/** Returns the whole response body of an endpoint, with its envelope. */
const bodyOf = ({ isBare }: OwnAnswer, data: unknown): unknown => (isBare ? data : { code: 0, data, msg: 'ok' });

export function ownAnswerGroup({ controls, phones, say }: GroupContext, load: () => Promise<Schemas>): HTMLElement[] {
  let schemas: Schemas = {};
  let data: unknown;
  const {
    input: endpoint,
    offered: endpoints,
    offer,
  } = endpointField('lab-own-endpoints', OWN.endpoint, OWN.placeholder);
  const { input: json, problem, say: sayWrong } = jsonField(OWN.json);
  json.rows = 8;
  const fields = h('div', { className: 'fields', role: 'group', aria: { label: OWN.fields } });
  const both = h('div', { className: 'own', hidden: true }, fields, labelled(OWN.json, json, problem));

  const ready = async () => {
    if (Object.keys(schemas).length > 0) return;
    schemas = await load();
    offer(Object.keys(schemas));
  };
  const chosen = () => schemas[endpoint.value.trim()];
  const wrongIn = (own: OwnAnswer, value: unknown) => faultIn(value, own.schema, WRONG.answerTo(endpoint.value.trim()));
  const drawFields = (own: OwnAnswer) =>
    fields.replaceChildren(
      ...fieldsOf(own.schema, data, (path, value) => {
        data = withValue(data, path, value);
        json.value = JSON.stringify(data, null, 2);
        sayWrong(wrongIn(own, data) ?? '');
      }),
    );
  const show = async () => {
    await ready().catch(() => say(OWN.noSchemas));
    const own = chosen();
    both.hidden = own === undefined;
    if (!own) return;
    const set = controls.overrides.find(
      (override) => override.kind === 'answer' && override.endpoint === endpoint.value.trim(),
    );
    const body = set?.kind === 'answer' ? set.body : undefined;
    data = set ? (own.isBare ? body : isObject(body) ? body['data'] : undefined) : sampleOf(own.schema);
    json.value = JSON.stringify(data, null, 2);
    sayWrong('');
    drawFields(own);
  };
  endpoint.onfocus = () => void ready().catch(() => say(OWN.noSchemas));
  endpoint.onchange = () => void show();
  json.onchange = () => {
    const own = chosen();
    const read = parseJson(json.value);
    if (!own || read === undefined) return;
    data = read;
    drawFields(own);
  };
  const set = () => {
    const own = chosen();
    if (!own) return say(OWN.unknown);
    try {
      data = JSON.parse(json.value);
    } catch (error) {
      return sayWrong(WRONG.noJson(error instanceof Error ? error.message : String(error)));
    }
    const wrong = wrongIn(own, data);
    if (wrong) return sayWrong(wrong);
    controls.set({ kind: 'answer', endpoint: endpoint.value.trim(), body: bodyOf(own, data), phones: phones() });
  };

  const har = h('input', { type: 'file', accept: '.har' });
  har.onchange = async () => {
    const text = await har.files?.[0]?.text();
    har.value = '';
    if (text === undefined) return;
    await ready().catch(() => say(OWN.noSchemas));
    const answers = readHar(text, Object.keys(schemas));
    if (!answers) return say(OWN.noHar);
    for (const { endpoint: call, body } of answers)
      controls.set({ kind: 'answer', endpoint: call, body, phones: phones() });
    say(OWN.taken(answers.length));
  };
  const created = form(OWN.form, set, labelled(OWN.endpoint, endpoint), endpoints, both, submit(OWN.answer));
  created.classList.add('own-answer');
  const result = labelled(OWN.harIn, har);
  put(result, 'title', OWN.harIs);
  return [created, result];
}
