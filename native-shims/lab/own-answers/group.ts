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
  { controls, phones, showResult }: GroupContext,
  load: () => Promise<Schemas>,
): HTMLElement[] {
  let schemas: Schemas = {};
  let data: unknown;
  const {
    input: endpoint,
    suggestions: endpoints,
    suggest,
  } = endpointField('lab-own-endpoints', OWN.endpoint, OWN.placeholder);
  const { input: json, problem, showProblem } = jsonField(OWN.json);
  json.rows = 8;
  const fields = h('div', { className: 'fields', role: 'group', aria: { label: OWN.fields } });
  const editor = h('div', { className: 'own', hidden: true }, fields, labelled(OWN.json, json, problem));

  const loadSchemas = async () => {
    if (Object.keys(schemas).length > 0) return;
    schemas = await load();
    suggest(Object.keys(schemas));
  };
  const selectedAnswer = () => schemas[endpoint.value.trim()];
  const faultOf = (answer: AnswerSchema, value: unknown) =>
    faultIn(value, answer.schema, WRONG.answerTo(endpoint.value.trim()));
  const drawFields = (answer: AnswerSchema) =>
    fields.replaceChildren(
      ...fieldsOf(answer.schema, data, (path, value) => {
        data = withValue(data, path, value);
        json.value = JSON.stringify(data, null, 2);
        showProblem(faultOf(answer, data) ?? '');
      }),
    );
  const show = async () => {
    await loadSchemas().catch(() => showResult(OWN.noSchemas));
    const answer = selectedAnswer();
    editor.hidden = answer === undefined;
    if (!answer) return;
    const existing = controls.overrides.find(
      (override) => override.kind === 'answer' && override.endpoint === endpoint.value.trim(),
    );
    const body = existing?.kind === 'answer' ? existing.body : undefined;
    data = existing ? (answer.isBare ? body : isObject(body) ? body['data'] : undefined) : sampleOf(answer.schema);
    json.value = JSON.stringify(data, null, 2);
    showProblem('');
    drawFields(answer);
  };
  endpoint.onfocus = () => void loadSchemas().catch(() => showResult(OWN.noSchemas));
  endpoint.onchange = () => void show();
  json.onchange = () => {
    const answer = selectedAnswer();
    const parsed = parseJson(json.value);
    if (!answer || parsed === undefined) return;
    data = parsed;
    drawFields(answer);
  };
  const apply = () => {
    const answer = selectedAnswer();
    if (!answer) return showResult(OWN.unknownEndpoint);
    try {
      data = JSON.parse(json.value);
    } catch (error) {
      return showProblem(WRONG.notJson(error instanceof Error ? error.message : String(error)));
    }
    const fault = faultOf(answer, data);
    if (fault) return showProblem(fault);
    controls.set({ kind: 'answer', endpoint: endpoint.value.trim(), body: bodyOf(answer, data), phones: phones() });
  };

  const har = h('input', { type: 'file', accept: '.har' });
  har.onchange = async () => {
    const text = await har.files?.[0]?.text();
    har.value = '';
    if (text === undefined) return;
    await loadSchemas().catch(() => showResult(OWN.noSchemas));
    const answers = readHar(text, Object.keys(schemas));
    if (!answers) return showResult(OWN.notHar);
    for (const { endpoint: answeredEndpoint, body } of answers)
      controls.set({ kind: 'answer', endpoint: answeredEndpoint, body, phones: phones() });
    showResult(OWN.harLoaded(answers.length));
  };
  const answerForm = form(OWN.form, apply, labelled(OWN.endpoint, endpoint), endpoints, editor, submit(OWN.answer));
  answerForm.classList.add('own-answer');
  const harLabel = labelled(OWN.harField, har);
  setText(harLabel, 'title', OWN.harHint);
  return [answerForm, harLabel];
}
