/**
 * Collects page views and web vitals: an example for the setting `events-url`. `node collector.mjs 8090` listens on that port.
 * `POST /` takes a batch, `GET /` answers the views of each page and the 75th percentile of each web vital. Its memory is a process's.
 */
import { createServer } from 'node:http';

const MAX_BYTES = 64_000;
const views = new Map();
/** The last value of each measurement, by name and id. */
const vitals = new Map();

function add({ events }) {
  for (const { type, page, name, id, value } of events) {
    if (type === 'view') views.set(page, (views.get(page) ?? 0) + 1);
    if (type === 'vital') vitals.set(`${name} ${id}`, { name, value });
  }
}

function summary() {
  const percentiles = {};
  for (const { name } of vitals.values()) {
    const values = [...vitals.values()].filter((vital) => vital.name === name).map(({ value }) => value);
    percentiles[name] = values.sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
  }
  return { views: Object.fromEntries(views), vitals: percentiles };
}

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(summary()));
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BYTES) return response.writeHead(413).end();
  }
  try {
    add(JSON.parse(text));
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.argv[2] ?? 8090), () => console.log('The collector listens.'));
