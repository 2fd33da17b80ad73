/** Changes the service from another phone of the same person while a page is open. */

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export interface SecondPhone {
  /** Sends a form to the service. Throws if the service refuses it. */
  form(path: string, values: Readonly<Record<string, string>>): Promise<unknown>;
  json(path: string, values: object): Promise<unknown>;
  get(path: string): Promise<Record<string, unknown>>;
}

/** Opens another session of the sample account at the backend of the open page. */
export async function secondPhone(): Promise<SecondPhone> {
  const { token }: { token: string } = await (
    await fetch('/__fixtures/session', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  ).json();
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(path, { ...init, headers: { ...headers, ...init.headers } });
    const { code, data, msg }: { code: number; data: Record<string, unknown>; msg: string } = await answer.json();
    if (code !== 0) throw new Error(`${path}: ${code} ${textOf(msg)}`);
    return data;
  };
  return {
    form: (path, values) => send(path, { method: 'POST', body: new URLSearchParams(values) }),
    json: (path, values) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(values),
        headers: { 'content-type': 'application/json' },
      }),
    get: (path) => send(path),
  };
}
