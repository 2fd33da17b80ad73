/** Lets a tester replace an endpoint's answer, in a form that its schema defines or as JSON. */
import { isObject, parseJson } from '../../src/json.ts';
import { endpointField, form, jsonField, labelled, submit } from '../page/controls/forms.ts';
import type { GroupContext } from '../page/controls/group.ts';
import { sampleOf } from '../page/controls/sample.ts';
import { faultIn } from '../page/controls/schema-fault.ts';
import { h } from '../page/element.ts';
import { OWN, WRONG } from '../words/controls.ts';
import { setText } from '../words/word.ts';
import { fieldsOf, withValue } from './fields.ts';
import { readHar } from './har.ts';
import type { AnswerSchema } from './schemas.ts';

export type Schemas = Readonly<Record<string, AnswerSchema>>;

/** Returns the whole response body of an endpoint, with its envelope. */
const bodyOf = ({ isBare }: AnswerSchema, data: unknown): unknown => (isBare ? data : { code: 0, data, msg: 'ok' });

export function ownAnswerGroup(
  { controls, phones, showResult: say }: GroupContext,
  load: () => Promise<Schemas>,
): HTMLElement[] {
  let schemas: Schemas = {};
  let data: unknown;
  const {
    input: endpoint,
    offered: endpoints,
    offer,
  } = endpointField('lab-own-endpoints', OWN.endpoint, OWN.placeholder);
  const { input: json, problem, showProblem } = jsonField(OWN.json);
  json.rows = 8;
  const fields = h('div', { className: 'fields', role: 'group', aria: { label: OWN.fields } });
  const answerFields = h('div', { className: 'own', hidden: true }, fields, labelled(OWN.json, json, problem));

  const loadSchemas = async () => {
    if (Object.keys(schemas).length > 0) return;
    schemas = await load();
    offer(Object.keys(schemas));
  };
  const selectedAnswer = () => schemas[endpoint.value.trim()];
  const faultOf = (ownAnswer: AnswerSchema, value: unknown) =>
    faultIn(value, ownAnswer.schema, WRONG.answerTo(endpoint.value.trim()));
  const drawFields = (ownAnswer: AnswerSchema) =>
    fields.replaceChildren(
      ...fieldsOf(ownAnswer.schema, data, (path, value) => {
        data = withValue(data, path, value);
        json.value = JSON.stringify(data, null, 2);
        showProblem(faultOf(ownAnswer, data) ?? '');
      }),
    );
  const show = async () => {
    await loadSchemas().catch(() => say(OWN.noSchemas));
    const ownAnswer = selectedAnswer();
    answerFields.hidden = ownAnswer === undefined;
    if (!ownAnswer) return;
    const existing = controls.overrides.find(
      (override) => override.kind === 'answer' && override.endpoint === endpoint.value.trim(),
    );
    const body = existing?.kind === 'answer' ? existing.body : undefined;
    data = existing
      ? ownAnswer.isBare
        ? body
        : isObject(body)
          ? body['data']
          : undefined
      : sampleOf(ownAnswer.schema);
    json.value = JSON.stringify(data, null, 2);
    showProblem('');
    drawFields(ownAnswer);
  };
  endpoint.onfocus = () => void loadSchemas().catch(() => say(OWN.noSchemas));
  endpoint.onchange = () => void show();
  json.onchange = () => {
    const ownAnswer = selectedAnswer();
    const parsed = parseJson(json.value);
    if (!ownAnswer || parsed === undefined) return;
    data = parsed;
    drawFields(ownAnswer);
  };
  const submitAnswer = () => {
    const ownAnswer = selectedAnswer();
    if (!ownAnswer) return say(OWN.unknownEndpoint);
    try {
      data = JSON.parse(json.value);
    } catch (error) {
      return showProblem(WRONG.notJson(error instanceof Error ? error.message : String(error)));
    }
    const fault = faultOf(ownAnswer, data);
    if (fault) return showProblem(fault);
    controls.set({ kind: 'answer', endpoint: endpoint.value.trim(), body: bodyOf(ownAnswer, data), phones: phones() });
  };

  const har = h('input', { type: 'file', accept: '.har' });
  har.onchange = async () => {
    const text = await har.files?.[0]?.text();
    har.value = '';
    if (text === undefined) return;
    await loadSchemas().catch(() => say(OWN.noSchemas));
    const answers = readHar(text, Object.keys(schemas));
    if (!answers) return say(OWN.notHar);
    for (const { endpoint: answeredEndpoint, body } of answers)
      controls.set({ kind: 'answer', endpoint: answeredEndpoint, body, phones: phones() });
    say(OWN.harLoaded(answers.length));
  };
  const answerForm = form(
    OWN.form,
    submitAnswer,
    labelled(OWN.endpoint, endpoint),
    endpoints,
    answerFields,
    submit(OWN.answer),
  );
  answerForm.classList.add('own-answer');
  const harLabel = labelled(OWN.harField, har);
  setText(harLabel, 'title', OWN.harHint);
  return [answerForm, harLabel];
}
